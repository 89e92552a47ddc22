import type { ExperimentField } from '@cheese/domain/codes/slides/morphology';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { isSoldAs } from './experiment.access';
import { experiment } from './experiment.tables';

/** By id. */
export async function selectExperiments(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof experiment.$inferSelect>();
  const rows = await db
    .select()
    .from(experiment)
    .where(inArray(experiment.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export const isListed = (field: ExperimentField | undefined) =>
  and(isSoldAs, field && eq(experiment.field, field));
