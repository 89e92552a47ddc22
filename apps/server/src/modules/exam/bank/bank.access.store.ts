import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { selectCardRows } from '../../shop/commodity/commodity.door';

/** More than are asked for at once. */
const MOST_BANKS = 1000;

export const selectSold = (db: Db, asked: { now: Date; ids: number[] }) =>
  prepared(db, 'banks_sold', () => {
    const isOne = sql`${commodity.productId} = any(${sql.placeholder('ids')}::int[])`;
    const where = and(eq(commodity.type, commodityTypeCodes.bank), isOne);
    const slice = { where, limit: MOST_BANKS };
    return selectCardRows(db, sql.placeholder('now'), slice).prepare('banks_sold');
  }).execute(asked);
