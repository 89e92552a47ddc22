import type { CouponKind, CouponWay } from '@cheese/domain/codes/shop/coupons';
import { and, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { commodity } from '../goods/commodity.tables';
import { shopOrder } from '../order/order.tables';
import { usesCoupon } from './coupon.store';
import { coupon, type CouponRow, heldCoupon } from '../order/coupon.tables';

interface Narrowed extends Paged {
  keyword?: string;
  kind?: CouponKind;
  way?: CouponWay;
}

export async function selectCoupons(db: Db, { keyword, kind, way, ...paged }: Narrowed) {
  const where = and(
    keyword ? ilike(coupon.name, likePattern(keyword)) : undefined,
    kind && eq(coupon.kind, kind),
    way && eq(coupon.way, way),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ coupon, commodityTitle: commodity.title })
    .from(coupon)
    .leftJoin(commodity, eq(commodity.id, coupon.commodityId))
    .where(where)
    .orderBy(desc(coupon.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(coupon, where) };
}

export async function countCoupons(db: Db, ids: number[], now: Date) {
  const granted = await db
    .select({ id: heldCoupon.couponId, count: count() })
    .from(heldCoupon)
    .where(inArray(heldCoupon.couponId, ids))
    .groupBy(heldCoupon.couponId);
  const used = await db
    .select({ id: shopOrder.couponId, count: count() })
    .from(shopOrder)
    .where(and(inArray(shopOrder.couponId, ids), usesCoupon(now)))
    .groupBy(shopOrder.couponId);
  return {
    granted: new Map(granted.map((row) => [row.id, row.count])),
    used: new Map(used.map((row) => [row.id, row.count])),
  };
}

export async function insertCoupon(db: Db, row: typeof coupon.$inferInsert): Promise<CouponRow> {
  const [inserted] = await db.insert(coupon).values(row).returning();
  if (!inserted) throw new Error('the coupon was not written');
  return inserted;
}

/** Locks the coupon against concurrent voiding. */
export async function lockForVoid(db: Db, id: number): Promise<CouponRow | null> {
  const rows = await db.select().from(coupon).where(eq(coupon.id, id)).for('update');
  return rows[0] ?? null;
}

export const markVoided = (db: Db, id: number, voidedAt: Date) =>
  db.update(coupon).set({ voidedAt }).where(eq(coupon.id, id));

export async function findTitle(db: Db, id: number): Promise<string | null> {
  const rows = await db
    .select({ title: commodity.title })
    .from(commodity)
    .where(eq(commodity.id, id));
  return rows[0]?.title ?? null;
}
