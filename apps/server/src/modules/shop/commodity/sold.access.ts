import type { FailureKey } from '@cheese/domain/texts/failures';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { holdingColumns, holdingOf } from '../entitlement/entitlement.columns';
import { openedByRow } from '../entitlement/entitlement.rules';
import { runsAt } from './commodity.cards';
import { literal } from '../../../db/literal';
import { commodity, limitedPrice } from '../goods/commodity.tables';
import { refuseLocked } from './refuseLocked';

const { placeholder } = sql;
const asked = { personId: placeholder('personId'), now: placeholder('now') };

/** The table of a kind of commodity, keyed by product id. */
export interface Sold {
  /** Part of the prepared statement's name. */
  name: string;
  type: number;
  table: PgTable & { id: PgColumn };
  notFound: FailureKey;
  locked: FailureKey;
}

export const soldAs = ({ type, table }: Pick<Sold, 'type' | 'table'>) =>
  and(eq(commodity.type, literal(type)), eq(commodity.productId, table.id));

const standingOf = (db: Db, { name, ...sold }: Sold) =>
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
      .leftJoin(limitedPrice, runsAt(asked.now))
      .leftJoin(holdingOf(commodity.id, asked), sql`true`)
      .where(eq(sold.table.id, placeholder('id')))
      .prepare(`${name}_standing`),
  );

/**
 * Decides who may open a product. After the end of sale it stays open to buyers and is not found by
 * others.
 */
export async function requireSold({ db, person, clock }: VisitorContext, id: number, sold: Sold) {
  const now = clock.now();
  // 0 matches no person.
  const [row] = await standingOf(db, sold).execute({ id, now, personId: person?.id ?? 0 });
  const standing = row ?? refuse(sold.notFound);
  const how = openedByRow(standing);
  if (!standing.isOnSale && how?.by !== 'bought') refuse(sold.notFound);
  if (how === null) refuseLocked(sold.locked, standing.charge);
}
