import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, exists, ilike, inArray, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { isSoldAs } from './experiment.access';
import { experiment } from './experiment.tables';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';

export const selectExperiments = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await db
        .select()
        .from(experiment)
        .where(inArray(experiment.id, [...ids]));

export async function isListed(
  db: Db,
  {
    field,
    asked,
    keyword,
  }: {
    field: 1 | 2 | 3 | 4 | undefined;
    asked: { tagId?: number; charge?: 1 | 2 | 3 };
    keyword: string | undefined;
  },
) {
  const isExperiment = db
    .select({ one: sql`1` })
    .from(experiment)
    .where(and(isSoldAs, field && eq(experiment.field, field)));
  return and(
    await narrowed(db, { ...asked, type: commodityTypeCodes.simulation }),
    exists(isExperiment),
    keyword ? ilike(commodity.title, containing(keyword)) : undefined,
  );
}
