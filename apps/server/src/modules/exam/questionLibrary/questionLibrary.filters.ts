import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, ilike, inArray } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';

export async function isListed(
  db: Db,
  asked: Omit<Parameters<typeof narrowed>[1], 'type'>,
  keyword: string | undefined,
) {
  return and(
    await narrowed(db, { ...asked, type: commodityTypeCodes.bank }),
    keyword ? ilike(commodity.title, likePattern(keyword)) : undefined,
  );
}

export function areOfBanks(bankIds: readonly number[]) {
  return and(
    eq(commodity.type, commodityTypeCodes.bank),
    inArray(commodity.productId, [...bankIds]),
  );
}
