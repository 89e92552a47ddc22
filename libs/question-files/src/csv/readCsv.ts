import { headingsOf } from '../sheet/headings';
import { isQuestionSheet, matchColumns } from '../sheet/columns';
import { readSheet } from '../sheet/readSheet';
import { type Reading, type ReadOptions, MOST_QUESTIONS } from '../shapes';
import { complaintTexts } from '../texts';
import { type Divider, recordsOf } from './records';

const dividers: Divider[] = [',', '\t', ';'];
/** A table may have a title and a remark above its headings. */
const MOST_ABOVE = 10;
/** So many cells per line, in so many lines, are a table and no text. */
const [FEW_CELLS, FEW_LINES] = [4, 3];
const HEAD = 200_000;

const asCells = (record: readonly string[]) => record.map((text) => ({ text }));

function firstOf(text: string, divider: Divider): string[][] {
  const records: string[][] = [];
  for (const record of recordsOf(text.slice(0, HEAD), divider)) {
    records.push(record);
    if (records.length > MOST_ABOVE) break;
  }
  return records;
}

const namesColumns =
  (text: string, { columnsOf }: ReadOptions) =>
  (divider: Divider) =>
    firstOf(text, divider).some((record) => {
      const headings = headingsOf(asCells(record));
      return isQuestionSheet(matchColumns(headings)) || columnsOf?.(headings) !== undefined;
    });

/** The same number of cells in each line, whatever the headings. */
const isEven = (text: string) => (divider: Divider) => {
  const [first, ...others] = firstOf(text, divider);
  const count = first?.length ?? 0;
  const isLong = others.length >= FEW_LINES - 1 && count >= FEW_CELLS;
  return isLong && others.slice(0, -1).every((record) => record.length === count);
};

/** Drops the line in which Excel states the separator. */
const withoutSign = (text: string) => text.replace(/^sep=.\n/i, '');

const dividerOf = (text: string, options: ReadOptions) =>
  dividers.find(namesColumns(text, options)) ?? dividers.find(isEven(text));

export const looksLikeCsv = (text: string, options: ReadOptions) =>
  dividerOf(withoutSign(text), options) !== undefined;

/** A table as CSV, or pasted from a spreadsheet. */
export function readCsv(written: string, { columnsOf, ...options }: ReadOptions): Reading {
  const text = withoutSign(written);
  const divider = dividerOf(text, { ...options, ...(columnsOf && { columnsOf }) }) ?? ',';
  const rows: { text: string }[][] = [];
  for (const record of recordsOf(text, divider)) {
    rows.push(asCells(record));
    if (rows.length > MOST_QUESTIONS + MOST_ABOVE) break;
  }
  const reading = readSheet(rows, { ...(columnsOf && { columnsOf }) });
  const isCut = rows.length > MOST_QUESTIONS + MOST_ABOVE;
  const complaints = reading.complaints ?? [];
  return {
    ...reading,
    complaints: isCut ? [...complaints, complaintTexts.tooMany(MOST_QUESTIONS)] : complaints,
  };
}
