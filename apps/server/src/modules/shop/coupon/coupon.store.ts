import { couponWayCodes, couponAudienceCodes } from '@cheese/domain/codes/shop/coupons';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { commodity } from '../goods/commodity.tables';
import { type OrderRow, shopOrder } from '../order/order.tables';
import { coupon, type CouponRow, heldCoupon } from '../order/coupon.tables';
import { firstOf, isOfPurchase } from '../order/order.purchase.filters';

/** An order that uses its coupon: paid and not given back, or still to be paid. */
export const usesCoupon = (now: Date | Placeholder): SQL | undefined =>
  or(
    and(isNotNull(shopOrder.paidAt), isNull(shopOrder.refundedAt)),
    and(isNull(shopOrder.paidAt), isNull(shopOrder.cancelledAt), gt(shopOrder.expiresAt, now)),
  );

/** A coupon as it stands for one person: how often they were given it, and how often it is used. */
export interface KnownCoupon {
  coupon: CouponRow;
  commodityTitle: string | null;
  held: number;
  usedByThem: number;
  /** There are only so many of it, and all are used. */
  isGone: boolean;
}

interface About {
  personId: number;
  now: Date;
  /** The order that is asked about: it and those whose place it took do not stand in its way. */
  butOrder?: OrderRow;
}

const NO_ORDER = 0;
const [personId, now, first] = ['personId', 'now', 'first'].map((name) =>
  sql.placeholder(name),
) as [Placeholder, Placeholder, Placeholder];
const inputsOf = ({ butOrder, ...about }: About) => ({
  ...about,
  first: butOrder ? firstOf(butOrder) : NO_ORDER,
});

/** Counts for each coupon, stopping as soon as the answer is known. */
function facts() {
  const names = eq(shopOrder.couponId, coupon.id);
  const uses = and(names, usesCoupon(now), not(isOfPurchase(first)));
  const theirs = and(uses, eq(shopOrder.personId, personId));
  const gifts = and(eq(heldCoupon.couponId, coupon.id), eq(heldCoupon.personId, personId));
  const hasLast = (which: SQL | undefined) =>
    sql`exists (select 1 from ${shopOrder} where ${which} offset ${coupon.inAll} - 1 limit 1)`;
  const counted = (what: SQL) => sql<number>`(select count(*) from ${what})`.mapWith(Number);
  return {
    held: counted(sql`${heldCoupon} where ${gifts}`),
    usedByThem: counted(sql`${shopOrder} where ${theirs}`),
    // Checks only whether the last allowed use exists, instead of counting all uses.
    isGone: sql<boolean>`(${coupon.inAll} is not null and ${hasLast(names)} and ${hasLast(uses)})`,
  };
}

function known(db: Db, where: SQL | undefined) {
  return db
    .select({
      coupon: getTableColumns(coupon),
      commodityTitle: commodity.title,
      ...facts(),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(coupon)
    .leftJoin(commodity, eq(commodity.id, coupon.commodityId))
    .where(where)
    .orderBy(asc(coupon.endsAt), asc(coupon.id));
}

/** Coupons whose audience includes the person, and those granted to them. */
const isTheirs = (db: Db) =>
  or(
    eq(coupon.way, couponWayCodes.automatic),
    inArray(
      coupon.id,
      db
        .select({ id: heldCoupon.couponId })
        .from(heldCoupon)
        .where(eq(heldCoupon.personId, personId)),
    ),
  );

const isOver = () => or(isNotNull(coupon.voidedAt), lte(coupon.endsAt, now));
const isNotOver = () => and(isNull(coupon.voidedAt), gt(coupon.endsAt, now));

/** Coupons the person could use now; expired ones are left out. */
export const selectUsable = (db: Db, about: About): Promise<KnownCoupon[]> =>
  prepared(db, 'usable_coupons', () =>
    known(db, and(isTheirs(db), isNotOver(), lte(coupon.startsAt, now))).prepare('usable_coupons'),
  ).execute(inputsOf(about));

interface OwnAsked extends Paged {
  isOver: boolean;
  /** Hides coupons for new buyers if false. */
  isNew: boolean;
}

/** One page of coupons that are or were usable, without those used up. */
export async function selectOwn(db: Db, about: About, { isOver: over, isNew, ...paged }: OwnAsked) {
  const name = `own_coupons_${over ? 'over' : 'usable'}_${isNew ? 'new' : 'known'}`;
  const plan = prepared(db, name, () => {
    const { held, usedByThem, isGone } = facts();
    const may = sql`case when ${coupon.way} = ${literal(couponWayCodes.automatic)} then ${coupon.perPerson}
      else least(${held}, ${coupon.perPerson}) end`;
    const when = over ? isOver() : isNotOver();
    const forWhom = isNew ? undefined : ne(coupon.audience, couponAudienceCodes.newBuyers);
    const where = and(isTheirs(db), when, forWhom, sql`${may} > ${usedByThem}`, not(isGone));
    const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
    return known(db, where).limit(limit).offset(offset).prepare(name);
  });
  const asked = { ...inputsOf(about), ...rowsOf(paged) };
  const rows = await plan.execute(asked);
  // Behind the last page no row says how many there are.
  const [one] = rows[0] ? rows : await plan.execute({ ...asked, limit: 1, offset: 0 });
  return { rows, total: one?.total ?? 0 };
}

/** Locks a coupon with a total limit, so that it is not used concurrently. */
export const lockCoupon = (db: Db, id: number) =>
  db
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.id, id), isNotNull(coupon.inAll)))
    .for('update');

export async function findKnown(db: Db, id: number, about: About): Promise<KnownCoupon | null> {
  const plan = prepared(db, 'known_coupon', () =>
    known(db, eq(coupon.id, sql.placeholder('id'))).prepare('known_coupon'),
  );
  const [row] = await plan.execute({ ...inputsOf(about), id });
  return row ?? null;
}

export async function hasBought(db: Db, person: number): Promise<boolean> {
  const plan = prepared(db, 'has_bought', () =>
    db
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(
        and(
          eq(shopOrder.personId, personId),
          isNotNull(shopOrder.paidAt),
          ne(shopOrder.kind, 'recharge'),
        ),
      )
      .limit(1)
      .prepare('has_bought'),
  );
  return (await plan.execute({ personId: person })).length > 0;
}

/** True if another order of the person already uses a coupon for new buyers. */
export async function usesNewElsewhere(db: Db, about: About) {
  const theirs = and(eq(shopOrder.personId, about.personId), usesCoupon(about.now));
  const others = about.butOrder && not(isOfPurchase(firstOf(about.butOrder)));
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(coupon, eq(coupon.id, shopOrder.couponId))
    .where(and(theirs, others, eq(coupon.audience, couponAudienceCodes.newBuyers)))
    .limit(1);
  return rows.length > 0;
}

/** The person's orders that use a coupon, newest first. */
export async function selectUsed(db: Db, about: About, paged: Paged) {
  const where = and(
    eq(shopOrder.personId, about.personId),
    isNotNull(shopOrder.couponId),
    usesCoupon(about.now),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ order: shopOrder, coupon, commodityTitle: commodity.title })
    .from(shopOrder)
    .innerJoin(coupon, eq(coupon.id, shopOrder.couponId))
    .leftJoin(commodity, eq(commodity.id, coupon.commodityId))
    .where(where)
    .orderBy(desc(shopOrder.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(shopOrder, where) };
}

export const insertHeld = (db: Db, row: typeof heldCoupon.$inferInsert) =>
  db.insert(heldCoupon).values(row);

export async function findCoupon(db: Db, id: number): Promise<CouponRow | null> {
  const rows = await db.select().from(coupon).where(eq(coupon.id, id));
  return rows[0] ?? null;
}

export async function selectCouponEnds(db: Db, ids: number[]): Promise<[number, Date][]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(coupon).where(inArray(coupon.id, ids));
  return rows.map(({ id, endsAt }) => [id, endsAt]);
}
