import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, exists, ilike, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { isSoldAs } from './specimen.access';
import { specimen } from './specimen.tables';

export async function isListed(
  db: Db,
  {
    field,
    system,
    asked,
    keyword,
  }: {
    field: 1 | 2 | 3 | 5 | 4 | 6 | undefined;
    system: 1 | 2 | 3 | 5 | 7 | 4 | 6 | 8 | 9 | 10 | 11 | undefined;
    asked: { tagId?: number; charge?: 1 | 2 | 3 };
    keyword: string | undefined;
  },
) {
  const isSpecimen = db
    .select({ one: sql`1` })
    .from(specimen)
    .where(
      and(isSoldAs, field && eq(specimen.field, field), system && eq(specimen.system, system)),
    );
  return and(
    await narrowed(db, { ...asked, type: commodityTypeCodes.specimen }),
    exists(isSpecimen),
    keyword ? ilike(commodity.title, containing(keyword)) : undefined,
  );
}
