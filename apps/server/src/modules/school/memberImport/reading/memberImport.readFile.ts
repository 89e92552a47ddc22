import { readFile } from 'node:fs/promises';
import { memberImportLimits } from '@cheese/domain/codes/school/memberImports';
import { rosterFaults as texts } from '@cheese/domain/texts/rosterFaults';
import { recordsOf, type Divider } from '@cheese/question-files/csv/records';
import { decodeText, tidyText } from '@cheese/question-files/words/decode';
import { isText, otherKind } from '@cheese/question-files/words/isText';
import { Refusal } from '../../../../calls/refusal';
import type { Shown } from '../../../base/sheets/sheet.formats';
import { pinyinOf } from '../../../base/findable/reading/pinyinOf';
import { readAllSheets } from '../../../base/sheets/sheet.read';
import { fieldOf, type FileField } from './memberImport.headings';
import { headingNames } from './readingTexts';
import { readRow } from './memberImport.readRow';
import type { Line, RosterFile } from '../memberImport.shapes';

interface RosterAsked {
  path: string;
  /** Columns without which it is no such file. */
  required: FileField[];
}

interface Table {
  name: string;
  rows: Shown[][];
}

/** A title and a remark may stand above the headings. */
const MOST_ABOVE = 10;
const MOST_ROWS = memberImportLimits.rows + MOST_ABOVE;
/** Enough of a cell to recognise it. */
const MOST_LETTERS = 200;

class Fault extends Error {}

/** The people of an uploaded file: work for a thread. A file of another kind is refused in words. */
export async function readRoster(asked: RosterAsked): Promise<RosterFile | { fault: string }> {
  try {
    const { tables, notices } = await tablesOf(asked.path);
    return await withPinyin(readTables(tables, notices, asked.required));
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    const isTooLarge = error instanceof Refusal && error.key === 'sheet.tooLarge';
    if (isTooLarge) return { fault: texts.tooLarge(memberImportLimits) };
    throw error;
  }
}

async function withPinyin(file: RosterFile): Promise<RosterFile> {
  const read = await pinyinOf(file.lines.map(({ values }) => values?.name ?? ''));
  const lines = file.lines.map(({ values, ...line }, at) => ({
    ...line,
    values: values && { ...values, pinyin: read[at] ?? null },
  }));
  return { ...file, lines };
}

async function tablesOf(path: string): Promise<{ tables: Table[]; notices: string[] }> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Fault(texts.fileEmpty);
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (isZip || otherKind(bytes) === 'old') {
    const sheets = await readAllSheets(path, { mostRows: MOST_ROWS + 1 });
    const hidden = sheets.filter(({ isHidden, rows }) => isHidden && rows.length > 0);
    return {
      tables: sheets.filter(({ isHidden }) => !isHidden),
      notices: hidden.map(({ name }) => texts.sheetHidden(shortened(name))),
    };
  }
  const text = tidyText(decodeText(bytes));
  if (otherKind(bytes) !== undefined || !isText(text)) throw new Fault(texts.notTable);
  return { tables: [{ name: '', rows: recordsIn(text) }], notices: [] };
}

const dividers: Divider[] = [',', '\t', ';'];

function recordsIn(written: string): Shown[][] {
  const text = written.replace(/^sep=.\n/i, '');
  const head = text.slice(0, 2_000);
  const countOf = (divider: Divider) => head.split(divider).length;
  const divider = [...dividers].sort((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  const rows: Shown[][] = [];
  for (const record of recordsOf(text, divider)) {
    const cells = record.slice(0, record.findLastIndex((cell) => cell !== '') + 1);
    if (cells.length > memberImportLimits.columns)
      throw new Fault(texts.tooLarge(memberImportLimits));
    rows.push(cells.map((cell) => ({ text: asTyped(cell) })));
    if (rows.length > MOST_ROWS + 1) throw new Fault(texts.tooManyRows(memberImportLimits.rows));
  }
  return rows;
}

/** A spreadsheet program writes ="00123" to keep the zeros. */
const asTyped = (cell: string) => (/^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell).trim();

/** Half of a sign at the end would be no text to the database. */
const shortened = (text: string) => text.slice(0, MOST_LETTERS).replace(/\p{Surrogate}/gu, '');

interface Head {
  at: number;
  columns: RosterFile['columns'];
  notices: string[];
}

function headOf({ rows }: Table, required: readonly FileField[]): Head | null {
  for (const [at, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const fields = row.map(({ text }) => fieldOf(text));
    if (!required.every((field) => fields.includes(field))) continue;
    const notices: string[] = [];
    const columns = row.map(({ text }, place) => {
      const heading = shortened(text);
      const field = fields[place] ?? null;
      const isTwice = field !== null && fields.indexOf(field) < place;
      if (isTwice) notices.push(texts.columnTwice(heading));
      else if (field === null && heading !== '') notices.push(texts.columnLeftOut(heading));
      return { heading, field: isTwice ? null : field };
    });
    return { at, columns, notices };
  }
  return null;
}

function readTables(tables: Table[], notices: string[], required: FileField[]): RosterFile {
  const heads = tables.map((table) => ({ table, head: headOf(table, required) }));
  const found = heads.find(({ head }) => head !== null);
  if (!found?.head) {
    const isEmpty = tables.every(({ rows }) => rows.flat().every(({ text }) => text === ''));
    const titles = required.map((field) => headingNames[field][0] ?? '');
    throw new Fault(isEmpty ? texts.fileEmpty : texts.headingsMissing(titles));
  }
  const { table, head } = found;
  const others = tables.filter(({ rows, name }) => name !== table.name && rows.length > 0);
  const lines = linesOf(table, head, required);
  if (lines.length === 0) throw new Fault(texts.fileEmpty);
  if (lines.length > memberImportLimits.rows)
    throw new Fault(texts.tooManyRows(memberImportLimits.rows));
  return {
    columns: head.columns,
    notices: [
      ...notices,
      ...others.map(({ name }) => texts.sheetLeftOut(shortened(name))),
      ...head.notices,
    ],
    lines,
  };
}

function linesOf({ rows }: Table, { at, columns }: Head, required: readonly FileField[]): Line[] {
  return rows.slice(at + 1).flatMap((cells, place) => {
    if (cells.every(({ text, unsafe }) => text === '' && unsafe === undefined)) return [];
    const named = new Map(
      columns.flatMap(({ field }, column) => {
        const cell = cells[column];
        return field === null || cell === undefined ? [] : [[field as FileField, cell] as const];
      }),
    );
    const texts = columns.map((_, column) => shortened(cells[column]?.text ?? ''));
    return [{ row: at + place + 2, cells: texts, ...readRow(named, required) }];
  });
}
