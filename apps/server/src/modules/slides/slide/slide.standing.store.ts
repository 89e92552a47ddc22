import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { isDiscountedAt } from '../../shop/commodity/commodity.filters';
import { holdingColumns, holdingOf } from '../../shop/entitlement/entitlement.columns';
import { commodity, limitedPrice } from '../../shop/goods/commodity.tables';
import { eq, sql, type SQL } from 'drizzle-orm';
import { isSoldAs } from './slide.sold.filters';
import { slide, slideLibrary, slideScan } from './slide.tables';

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
    .leftJoin(limitedPrice, isDiscountedAt(asked.now))
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
