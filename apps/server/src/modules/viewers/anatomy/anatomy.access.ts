import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../refusal';
import { runsAt } from '../../shop/commodity/commodity.cards';
import { commodity, limitedPrice } from '../../shop/commodity/commodity.tables';
import { holdingColumns, holdingOf } from '../../shop/entitlement/entitlement.columns';
import { openedByRow } from '../../shop/entitlement/entitlement.rules';
import { anatomy } from './anatomy.tables';

/** How commodities that sell an anatomy are told apart. */
export const ANATOMY_TYPE = 16;

export const isSoldAs = and(
  eq(commodity.type, sql.raw(String(ANATOMY_TYPE))),
  eq(commodity.productId, anatomy.id),
);

const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };

const standingOf = (db: Db) =>
  prepared(db, 'anatomy_standing', () =>
    db
      .select({
        commodityId: commodity.id,
        charge: commodity.charge,
        isOnSale: sql<boolean>`${commodity.withdrawnAt} is null`,
        limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
        ...holdingColumns,
      })
      .from(anatomy)
      .innerJoin(commodity, isSoldAs)
      .leftJoin(limitedPrice, runsAt(asked.now))
      .leftJoin(holdingOf(commodity.id, asked), sql`true`)
      .where(eq(anatomy.id, sql.placeholder('id')))
      .prepare('anatomy_standing'),
  );

export interface Looking {
  db: Db;
  person: Person | null;
  clock: Clock;
}

/**
 * The one place that says who may look at an anatomy's models. What is not on sale any more stays
 * open to who has bought it, and is there for nobody else.
 */
export async function requireAnatomy({ db, person, clock }: Looking, id: number) {
  const now = clock.now();
  // Nobody has the number 0.
  const [row] = await standingOf(db).execute({ id, now, personId: person?.id ?? 0 });
  const standing = row ?? refuse('anatomy.notFound');
  const how = openedByRow(standing);
  if (!standing.isOnSale && how?.by !== 'bought') refuse('anatomy.notFound');
  if (how === null) refuse('anatomy.locked');
}
