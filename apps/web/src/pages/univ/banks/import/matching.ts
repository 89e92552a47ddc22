import type { FaultKind } from './mending/faultKind';
import { texts } from './texts';

interface Said {
  field: string;
  column: number;
}

export const saidColumns = (values: Readonly<Record<string, string>>): Said[] =>
  Object.entries(values).flatMap(([column, field]) =>
    field === '' ? [] : [{ field, column: Number(column) }],
  );

/** The reason why the columns cannot be used. */
export function columnsFault(said: readonly Said[]): string | null {
  const fields = said.map(({ field }) => field);
  if (!fields.includes('stem')) return texts.stemMissing;
  return new Set(fields).size < fields.length ? texts.stemTwice : null;
}

/** Number of faults in a column; all option columns share one count. */
export function faultsOfColumn(kinds: readonly FaultKind[], field: string): number {
  if (field === '') return 0;
  const named = field.startsWith('option') ? 'options' : field;
  return kinds.filter((kind) => kind.field === named).reduce((sum, { count }) => sum + count, 0);
}
