import { priceText } from '@cheese/domain/rules/shop/priceText';
import { formFeature } from './sheet.form';
import writeWorkbook, { type CellObject, type SheetData } from 'write-excel-file/node';

export type CellValue = string | number | null;

export interface Column {
  title: string;
  /** In characters. */
  width: number;
  choices?: readonly string[];
  /** Its cells come in thousandths, and stand there as numbers with the two decimals that are read. */
  isMoney?: boolean;
  /** Its cells come as shares of one, and stand there as percentages that are numbers. */
  isShare?: boolean;
}

export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly CellValue[])[];
  /** It comes empty, to be filled in. */
  isForm?: boolean;
}

/** More than that no cell holds. */
const MOST_LETTERS = 32_767;
/** Letters that XML cannot hold. */
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g; // eslint-disable-line no-control-regex -- these are what is taken out

/** The text format keeps a spreadsheet program from converting the value. */
const asText = { type: String, format: '@' } as const;

/** Words stay words, also once they are edited: no formula, no date, no number. */
function cellOf(value: CellValue, column: Column | undefined): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'number' && column?.isMoney) {
    return { type: Number, format: '0.00', value: Number(priceText(value)) };
  }
  if (typeof value === 'number' && column?.isShare) {
    return { type: Number, format: '0%', value };
  }
  if (typeof value === 'number') return { type: Number, value };
  const text = value.replace(unwritable, '').slice(0, MOST_LETTERS);
  return { ...asText, value: text };
}

const headOf = (columns: readonly Column[]) =>
  columns.map(({ title }): CellObject => ({ value: title, fontWeight: 'bold' }));

/** A workbook as xlsx, its headings standing still above the rows. */
export function makeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ name, columns, rows, isForm }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [
        headOf(columns),
        ...(isForm ? [columns.map(() => asText)] : []),
        ...rows.map((row) => row.map((value, at) => cellOf(value, columns[at]))),
      ] satisfies SheetData,
    })),
    { features: [formFeature(sheets)] },
  ).toBuffer();
}
