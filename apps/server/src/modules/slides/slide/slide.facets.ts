import type { SlideFacets } from '@cheese/domain/contract/slides/slide';
import type { Db } from '../../../db/database';
import { selectFacets } from './slide.facets.store';

/** Counts platform slides by each facet, most frequent first. */
export async function readFacets(db: Db): Promise<SlideFacets> {
  const rows = await selectFacets(db);
  return {
    fields: counted(rows, (row) => row.field),
    systems: counted(rows, (row) => row.system),
    stains: counted(rows, (row) => row.stain),
    organs: counted(rows, (row) => row.organ || null),
  };
}

function counted<Row extends { count: number }, Value extends string | number>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value | null,
) {
  const counts = new Map<Value, number>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + row.count);
  }
  const all = [...counts].map(([value, n]) => ({ value, count: n }));
  return all.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
