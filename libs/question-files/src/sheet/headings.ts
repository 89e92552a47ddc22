import type { Columns, SheetCell } from '../shapes';
import { isQuestionSheet, matchColumns } from './columns';

const MOST_COLUMNS = 100;
/** So many names of columns beside each other are no question. */
const FEW = 3;

/** The headings of a sheet, for who looks at what is in it. */
export const headingsOf = (row: readonly SheetCell[] = []) =>
  row.slice(0, MOST_COLUMNS).map(({ text }) => text.trim());

export const isSameRow = (row: readonly SheetCell[], headings: readonly string[]) =>
  headings.some((heading) => heading !== '') &&
  headings.every((heading, at) => (row[at]?.text.trim() ?? '') === heading);

/** Headings between rows, and what they mean; null where a row is a question. */
export function headingsIn(
  row: readonly SheetCell[],
): { headings: string[]; matched: Columns } | null {
  const headings = headingsOf(row);
  const matched = matchColumns(headings);
  const isAnother = isQuestionSheet(matched) && Object.keys(matched).length >= FEW;
  return isAnother && headings.every((one) => one.length < 20) ? { headings, matched } : null;
}
