import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Anatomy, AnatomyContract as C } from '@cheese/domain/contract/bodies/anatomy';
import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { listSold } from '../../shop/commodity/commodity.listing';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { isSoldAs } from './anatomy.access';
import { branchOf, isFound } from './anatomy.narrowing';
import { anatomy, anatomyModel, type AnatomyRow } from './anatomy.tables';

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

export const toAnatomy = (
  card: SoldCard,
  { categoryId, system, structureCount, source }: AnatomyFacts,
): Anatomy => ({
  ...soldFields(card),
  // An anatomy on sale always has a category.
  categoryId: categoryId ?? 0,
  system,
  structureCount,
  source,
});

export const listAnatomies = (
  db: Db,
  viewer: Viewer,
  { categoryId, system, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> =>
  listSold(db, viewer, asked, {
    type: commodityTypeCodes.anatomy,
    table: anatomy,
    isListed: and(
      isSoldAs,
      system && eq(anatomy.system, system),
      categoryId ? inArray(anatomy.categoryId, branchOf(db, categoryId)) : undefined,
    ),
    isFound: (keyword) => isFound(db, keyword),
    factsOf: selectFacts,
    toItem: toAnatomy,
  });
