import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { runsAt } from '../../shop/commodity/commodity.cards';
import { commodity, limitedPrice } from '../../shop/goods/commodity.tables';
import { holdingColumns, holdingOf } from '../../shop/entitlement/entitlement.columns';
import { slide, slideLibrary, slideScan } from './slide.tables';

/** Slides are sold by the library, as digital specimens. */
const ofType = literal(commodityTypeCodes.specimen);

/** Platform libraries only; a school's library is not in the shop. */
export const isSoldAs = and(
  eq(commodity.type, ofType),
  eq(commodity.productId, slideLibrary.id),
  isNull(slideLibrary.organisationId),
);

const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };

const standings = (db: Db, isAsked: SQL, name: string) =>
  db
    .select({
      slide,
      scan: slideScan,
      library: slideLibrary,
      commodityId: commodity.id,
      /** As its library is called in the shop. */
      soldAs: commodity.title,
      charge: commodity.charge,
      isOnSale: sql<boolean>`${commodity.id} is not null and ${commodity.withdrawnAt} is null`,
      limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
      ...holdingColumns,
    })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(slideScan, eq(slideScan.id, slide.scanId))
    .leftJoin(commodity, isSoldAs)
    .leftJoin(limitedPrice, runsAt(asked.now))
    .leftJoin(holdingOf(commodity.id, asked), sql`true`)
    .where(isAsked)
    .prepare(name);

interface Looking {
  db: Db;
  person: Person | null;
  now: Date;
}

/** The slide with the user's standing, in one statement. */
export async function findStanding({ db, person, now }: Looking, id: number) {
  const plan = prepared(db, 'slide_standing', () =>
    standings(db, eq(slide.id, sql.placeholder('id')), 'slide_standing'),
  );
  // 0 matches no person.
  const [row] = await plan.execute({ id, now, personId: person?.id ?? 0 });
  return row ?? null;
}

/** The same of several. */
export function findStandings({ db, person, now }: Looking, ids: readonly number[]) {
  const plan = prepared(db, 'slide_standings', () =>
    standings(db, sql`${slide.id} = any(${sql.placeholder('ids')}::int[])`, 'slide_standings'),
  );
  return plan.execute({ ids: [...ids], now, personId: person?.id ?? 0 });
}

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
