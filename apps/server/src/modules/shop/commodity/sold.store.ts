import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { holdingColumns, holdingOf } from '../entitlement/entitlement.columns';
import { commodity, limitedPrice } from '../goods/commodity.tables';
import { eq, sql } from 'drizzle-orm';
import { isDiscountedAt } from './commodity.filters';
import { type Sold, soldAs } from './sold.filters';

const { placeholder } = sql;

const asked = { personId: placeholder('personId'), now: placeholder('now') };

export const standingOf = (db: Db, { name, ...sold }: Sold) =>
  prepared(db, `${name}_standing`, () =>
    db
      .select({
        commodityId: commodity.id,
        charge: commodity.charge,
        isOnSale: sql<boolean>`${commodity.withdrawnAt} is null`,
        limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
        ...holdingColumns,
      })
      .from(commodity)
      .innerJoin(sold.table, soldAs(sold))
      .leftJoin(limitedPrice, isDiscountedAt(asked.now))
      .leftJoin(holdingOf(commodity.id, asked), sql`true`)
      .where(eq(sold.table.id, placeholder('id')))
      .prepare(`${name}_standing`),
  );
