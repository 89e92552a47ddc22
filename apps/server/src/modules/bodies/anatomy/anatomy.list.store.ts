import type { Db } from '../../../db/database';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import { isSoldAs } from './anatomy.access';
import { anatomy, anatomyModel, type AnatomyRow } from './anatomy.tables';
import { branchOf } from './anatomy.narrowing.filters';

export interface AnatomyFacts extends AnatomyRow {
  structureCount: number;
}

/** Facts of these anatomies, with the number of visible parts. */
export async function selectFacts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, AnatomyFacts>();
  // A part shown by both the coarse and the fine model of a body counts once.
  const part = sql`coalesce(${bodyStructure.fma}, -${bodyStructure.id})`;
  const isSeen = sql`jsonb_array_length(${bodyStructure.meshes}) > 0`;
  // A sick body has the parts of the healthy one once more.
  const isHealthy = and(eq(bodyModel.id, anatomyModel.modelId), isNull(bodyModel.healthyId));
  const rows = await db
    .select({ anatomy, structureCount: countDistinct(part) })
    .from(anatomy)
    .leftJoin(anatomyModel, eq(anatomyModel.anatomyId, anatomy.id))
    .leftJoin(bodyModel, isHealthy)
    .leftJoin(bodyStructure, and(eq(bodyStructure.modelId, bodyModel.id), isSeen))
    .where(inArray(anatomy.id, [...ids]))
    .groupBy(anatomy.id);
  return new Map(rows.map((row) => [row.anatomy.id, { ...row.anatomy, ...row }]));
}

export const isListed = (
  db: Db,
  { system, categoryId }: { system: BodySystem | undefined; categoryId: number | undefined },
) =>
  and(
    isSoldAs,
    system && eq(anatomy.system, system),
    categoryId ? inArray(anatomy.categoryId, branchOf(db, categoryId)) : undefined,
  );
