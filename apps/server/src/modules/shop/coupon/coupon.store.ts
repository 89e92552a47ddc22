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
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { commodity } from '../commodity/commodity.tables';
import { isOfPurchase } from '../order/order.purchase';
import { type OrderRow, shopOrder } from '../order/order.tables';
import { coupon, type CouponRow, heldCoupon } from './coupon.tables';

/** An order that uses its coupon: paid and not given back, or still to be paid. */
export const usesCoupon = (now: Date): SQL | undefined =>
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

/** What is counted for each coupon, and never more than it takes to know. */
function factsFor({ personId, now, butOrder }: About) {
  const others = butOrder && not(isOfPurchase(butOrder));
  const uses = and(eq(shopOrder.couponId, coupon.id), usesCoupon(now), others);
  const theirs = and(uses, eq(shopOrder.personId, personId));
  const gifts = and(eq(heldCoupon.couponId, coupon.id), eq(heldCoupon.personId, personId));
  const counted = (what: SQL) => sql<number>`(select count(*) from ${what})`.mapWith(Number);
  return {
    held: counted(sql`${heldCoupon} where ${gifts}`),
    usedByThem: counted(sql`${shopOrder} where ${theirs}`),
    // Whether the last of them is there: nobody counts all.
    isGone: sql<boolean>`(${coupon.inAll} is not null and exists (
      select 1 from ${shopOrder} where ${uses} offset ${coupon.inAll} - 1 limit 1))`,
  };
}

function known(db: Db, about: About, where: SQL | undefined) {
  return db
    .select({
      ...{ coupon: getTableColumns(coupon), commodityTitle: commodity.title },
      ...factsFor(about),
    })
    .from(coupon)
    .leftJoin(commodity, eq(commodity.id, coupon.commodityId))
    .where(where)
    .orderBy(asc(coupon.endsAt), asc(coupon.id));
}

/** Coupons that are for all among whom they are, and those that somebody was given. */
const isTheirs = (db: Db, personId: number) =>
  or(
    eq(coupon.way, 1),
    inArray(
      coupon.id,
      db
        .select({ id: heldCoupon.couponId })
        .from(heldCoupon)
        .where(eq(heldCoupon.personId, personId)),
    ),
  );

const FOR_NEW_BUYERS = 3;

/** Those that somebody could use now: what has ended is no part of any choice. */
export const selectUsable = (db: Db, about: About): Promise<KnownCoupon[]> =>
  known(
    db,
    about,
    and(
      isTheirs(db, about.personId),
      isNull(coupon.voidedAt),
      lte(coupon.startsAt, about.now),
      gt(coupon.endsAt, about.now),
    ),
  );

interface OwnAsked extends Paged {
  isOver: boolean;
  /** What is for new buyers says nothing to who has bought. */
  isNew: boolean;
}

/** One page of what somebody may still use, or might have, without what is gone. */
export async function selectOwn(db: Db, about: About, { isOver, isNew, ...paged }: OwnAsked) {
  const { held, usedByThem, isGone } = factsFor(about);
  const may = sql`case when ${coupon.way} = 1 then ${coupon.perPerson}
    else least(${held}, ${coupon.perPerson}) end`;
  const where = and(
    isTheirs(db, about.personId),
    isOver
      ? or(isNotNull(coupon.voidedAt), lte(coupon.endsAt, about.now))
      : and(isNull(coupon.voidedAt), gt(coupon.endsAt, about.now)),
    isNew ? undefined : ne(coupon.audience, FOR_NEW_BUYERS),
    sql`${may} > ${usedByThem}`,
    not(isGone),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await known(db, about, where).limit(limit).offset(offset);
  return { rows, total: await db.$count(coupon, where) };
}

/** Of those that may be used only so often in all, nobody else uses one until the transaction ends. */
export const lockCoupon = (db: Db, id: number) =>
  db
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.id, id), isNotNull(coupon.inAll)))
    .for('update');

export async function findKnown(db: Db, id: number, about: About): Promise<KnownCoupon | null> {
  const [row] = await known(db, about, eq(coupon.id, id));
  return row ?? null;
}

export const hasBought = async (db: Db, personId: number): Promise<boolean> =>
  (await db.$count(
    shopOrder,
    and(
      eq(shopOrder.personId, personId),
      isNotNull(shopOrder.paidAt),
      ne(shopOrder.kind, 'recharge'),
    ),
  )) > 0;

/** Whether an order of somebody uses a coupon for new buyers: they are new once. */
export async function usesNewElsewhere(db: Db, { personId, now, butOrder }: About) {
  const theirs = and(eq(shopOrder.personId, personId), usesCoupon(now));
  const others = butOrder && not(isOfPurchase(butOrder));
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(coupon, eq(coupon.id, shopOrder.couponId))
    .where(and(theirs, others, eq(coupon.audience, FOR_NEW_BUYERS)))
    .limit(1);
  return rows.length > 0;
}

/** The orders of somebody that use a coupon, the newest first. */
export async function selectUsed(db: Db, { personId, now }: About, paged: Paged) {
  const where = and(
    eq(shopOrder.personId, personId),
    isNotNull(shopOrder.couponId),
    usesCoupon(now),
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
