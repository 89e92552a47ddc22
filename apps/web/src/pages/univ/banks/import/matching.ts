import type { FaultKind } from './mending/faultKind';
import { texts } from './texts';

interface Said {
  field: string;
  column: number;
}

/** Which column holds what, out of what stands beside each heading. */
export const saidColumns = (values: Readonly<Record<string, string>>): Said[] =>
  Object.entries(values).flatMap(([column, field]) =>
    field === '' ? [] : [{ field, column: Number(column) }],
  );

/** What keeps a sheet from being read so. */
export function columnsFault(said: readonly Said[]): string | null {
  const fields = said.map(({ field }) => field);
  if (!fields.includes('stem')) return texts.stemMissing;
  return new Set(fields).size < fields.length ? texts.stemTwice : null;
}

/** How many faults the cells of a column have; options share theirs. */
export function faultsOfColumn(kinds: readonly FaultKind[], field: string): number {
  if (field === '') return 0;
  const named = field.startsWith('option') ? 'options' : field;
  return kinds.filter((kind) => kind.field === named).reduce((sum, { count }) => sum + count, 0);
}
