import type { Columns, Reading, SheetCell } from '../shapes';
import { MOST_QUESTIONS } from '../shapes';
import { complaintTexts } from '../texts';
import { isQuestionSheet, matchColumns, remarkTitles, titles } from './columns';
import { headingsOf } from './headings';
import { SheetReader } from './sheetReader';

type Rows = readonly (readonly SheetCell[])[];
/** A sheet may have a title and a remark above its headings. */
const MOST_ABOVE = 10;

export interface SheetOptions {
  /** The meaning of columns with these headings, if a user has set it. */
  columnsOf?: (headings: string[]) => Columns | undefined;
  /** The name of the sheet, which may state the type of its questions. */
  name?: string;
}

/** The questions of a sheet, whatever its headings; the matching can be corrected by the user. */
export function readSheet(rows: Rows, { columnsOf, name = '' }: SheetOptions = {}): Reading {
  const at = headingRow(rows);
  const headings = headingsOf(rows[at]);
  const corrected = columnsOf?.(headings);
  const matched = corrected ?? matchColumns(headings);
  const sheets = [{ name, headings, matched }];
  if (matched['stem'] === undefined) {
    return { questions: [], complaints: [complaintTexts.columnMissing(titles.stem)], sheets };
  }
  const reader = new SheetReader({ headings, matched, isCorrected: corrected !== undefined, name });
  rows.slice(at + 1, at + 2 + MOST_QUESTIONS).forEach((row, below) => {
    if (row.some(({ text }) => text.trim() !== '')) reader.take(row, at + below + 2);
  });
  const { questions, complaints } = reader.end();
  return { questions, complaints: [...unknownOf(headings, matched), ...complaints], sheets };
}

function unknownOf(headings: readonly string[], matched: Columns): string[] {
  const known = new Set(Object.values(matched));
  return headings.flatMap((title, place) =>
    title !== '' && !known.has(place) && !isOurs(title)
      ? [complaintTexts.columnUnknown(title)]
      : [],
  );
}

/** Our own remarks beside faulty questions are not imported. */
const ours: readonly string[] = Object.values(remarkTitles);
const isOurs = (title: string) => ours.includes(title);

function headingRow(rows: Rows): number {
  const found = rows
    .slice(0, MOST_ABOVE)
    .findIndex((row) => isQuestionSheet(matchColumns(headingsOf(row))));
  return Math.max(found, 0);
}
