import type { Columns, SheetCell } from '../shapes';
import { isQuestionSheet, matchColumns } from './columns';

const MOST_COLUMNS = 100;
/** A row with so many column names is a row of headings. */
const FEW = 3;

/** The headings of a sheet. */
export const headingsOf = (row: readonly SheetCell[] = []) =>
  row.slice(0, MOST_COLUMNS).map(({ text }) => text.trim());

export const isSameRow = (row: readonly SheetCell[], headings: readonly string[]) =>
  headings.some((heading) => heading !== '') &&
  headings.every((heading, at) => (row[at]?.text.trim() ?? '') === heading);

/** Headings between rows with their meaning; null if the row is a question. */
export function headingsIn(
  row: readonly SheetCell[],
): { headings: string[]; matched: Columns } | null {
  const headings = headingsOf(row);
  const matched = matchColumns(headings);
  const isAnother = isQuestionSheet(matched) && Object.keys(matched).length >= FEW;
  return isAnother && headings.every((one) => one.length < 20) ? { headings, matched } : null;
}
