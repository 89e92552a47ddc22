import type { Db } from '../../../db/database';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { and, countDistinct, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { isSoldAs } from './anatomy.access';
import { anatomy, anatomyModel, type AnatomyRow } from './anatomy.tables';
import { branchOf, isFound } from './anatomy.narrowing.filters';

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

export async function isListed(
  db: Db,
  {
    system,
    categoryId,
    asked,
    keyword,
  }: {
    system: 1 | 2 | 3 | 5 | 7 | 4 | 6 | 8 | 9 | 10 | 11 | undefined;
    categoryId: number | undefined;
    asked: { tagId?: number; charge?: 1 | 2 | 3 };
    keyword: string | undefined;
  },
) {
  const isAnatomy = db
    .select({ one: sql`1` })
    .from(anatomy)
    .where(
      and(
        isSoldAs,
        system && eq(anatomy.system, system),
        categoryId ? inArray(anatomy.categoryId, branchOf(db, categoryId)) : undefined,
      ),
    );
  return and(
    await narrowed(db, { ...asked, type: commodityTypeCodes.anatomy }),
    exists(isAnatomy),
    keyword ? isFound(db, keyword) : undefined,
  );
}
