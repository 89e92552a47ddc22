import writeWorkbook, { type CellObject, type SheetData } from 'write-excel-file/node';

export type CellValue = string | number | null;

export interface Column {
  title: string;
  /** In characters. */
  width: number;
}

export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly CellValue[])[];
}

/** What a spreadsheet program would take for a formula once somebody edits the cell. */
const isLikeFormula = (text: string) => /^[=+\-@\t\r]/.test(text);
/** More than that no cell holds. */
const MOST_LETTERS = 32_767;
/** Letters that XML cannot hold. */
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g; // eslint-disable-line no-control-regex -- these are what is taken out

/** Words stay words: nothing that somebody wrote is ever run as a formula. */
function cellOf(value: CellValue): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value };
  const text = value.replace(unwritable, '').slice(0, MOST_LETTERS);
  return { type: String, value: text, ...(isLikeFormula(text) && { format: '@' }) };
}

const headOf = (columns: readonly Column[]) =>
  columns.map(({ title }): CellObject => ({ value: title, fontWeight: 'bold' }));

/** A workbook as xlsx, its headings standing still above the rows. */
export function makeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [headOf(columns), ...rows.map((row) => row.map(cellOf))] satisfies SheetData,
    })),
  ).toBuffer();
}
