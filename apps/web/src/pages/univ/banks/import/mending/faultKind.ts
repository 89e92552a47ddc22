import { mendsOfField, type QuestionMend } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';

export type FaultKind = QuestionImport['faultKinds'][number];

/** Optional fields: a column that only causes faults can be dropped. */
const dispensable: readonly string[] = ['type', 'context', 'group', 'analysis', 'tags', 'source'];

export const mendsFor = ({ field }: FaultKind): readonly QuestionMend[] =>
  mendsOfField[field] ?? [];

export interface ColumnOf {
  sheet: number;
  heading: string;
  /** Columns of the sheet without this one. */
  columns: { field: string; column: number }[];
}

/** The column that causes a fault, if its field is optional; else null. */
export function columnOf({ sheets }: QuestionImport, { field }: FaultKind): ColumnOf | null {
  if (!dispensable.includes(field)) return null;
  const sheet = sheets.findIndex(({ matched }) => matched.some((one) => one.field === field));
  const { headings = [], matched = [] } = sheets[sheet] ?? {};
  const own = matched.find((one) => one.field === field);
  if (!own) return null;
  const columns = matched.filter((one) => one !== own);
  return { sheet, heading: headings[own.column] ?? '', columns };
}

/** The kind of fault in the address, if the import still has it. */
export const kindIn = (kinds: readonly FaultKind[], search: URLSearchParams): FaultKind | null =>
  kinds.find(
    ({ field, message }) => field === search.get('field') && message === search.get('fault'),
  ) ?? null;
