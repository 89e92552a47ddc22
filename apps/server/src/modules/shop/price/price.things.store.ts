import type { PricedKind } from '@cheese/domain/codes/shop/prices';
import type { ChargeKind, CommodityType } from '@cheese/domain/codes/shop/products';
import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { commodity, specification } from '../goods/commodity.tables';
import { memberCard } from '../membership/membership.tables';
import { rechargeOffer } from '../recharge/recharge.tables';

const none = sql<null>`null`;

/** The prices of three tables under the same names. */
const ofSpecification = {
  id: specification.id,
  title: commodity.title,
  name: specification.name,
  type: commodity.type,
  charge: commodity.charge,
  place: specification.place,
  amount: none,
  commodityId: specification.commodityId,
  price: specification.price,
  originalPrice: specification.originalPrice,
  vipPrice: specification.vipPrice,
  nextPrice: specification.nextPrice,
  nextOriginalPrice: specification.nextOriginalPrice,
  nextVipPrice: specification.nextVipPrice,
  nextFrom: specification.nextFrom,
};
const ofCard = {
  id: memberCard.id,
  title: memberCard.name,
  name: sql<string>`''`,
  type: none,
  charge: none,
  place: none,
  amount: none,
  commodityId: none,
  price: memberCard.currentPrice,
  originalPrice: memberCard.originalPrice,
  vipPrice: none,
  nextPrice: memberCard.nextPrice,
  nextOriginalPrice: memberCard.nextOriginalPrice,
  nextVipPrice: none,
  nextFrom: memberCard.nextFrom,
};
const ofOffer = {
  id: rechargeOffer.id,
  title: sql<string>`''`,
  name: sql<string>`''`,
  type: none,
  charge: none,
  place: none,
  amount: rechargeOffer.amount,
  commodityId: none,
  price: rechargeOffer.price,
  originalPrice: none,
  vipPrice: none,
  nextPrice: rechargeOffer.nextPrice,
  nextOriginalPrice: none,
  nextVipPrice: none,
  nextFrom: rechargeOffer.nextFrom,
};

export interface ThingRow {
  id: number;
  title: string;
  name: string;
  type: CommodityType | null;
  charge: ChargeKind | null;
  place: number | null;
  amount: number | null;
  commodityId: number | null;
  price: number;
  originalPrice: number | null;
  vipPrice: number | null;
  nextPrice: number | null;
  nextOriginalPrice: number | null;
  nextVipPrice: number | null;
  nextFrom: Date | null;
}

export interface ThingsAsked extends Paged {
  keyword?: string;
  type?: CommodityType;
}

interface Things {
  rows: ThingRow[];
  total: number;
}

const selectors: Record<PricedKind, (db: Db, asked: ThingsAsked) => Promise<Things>> = {
  async specification(db, { keyword, type, ...paged }) {
    const where = and(
      keyword ? ilike(commodity.title, likePattern(keyword)) : undefined,
      type && eq(commodity.type, type),
    );
    const joined = eq(commodity.id, specification.commodityId);
    const rows = await db
      .select({ ...ofSpecification, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(specification)
      .innerJoin(commodity, joined)
      .where(where)
      .orderBy(asc(commodity.id), asc(specification.place))
      .limit(rowsOf(paged).limit)
      .offset(rowsOf(paged).offset);
    return { rows, total: rows[0]?.total ?? 0 };
  },
  async card(db, { keyword }) {
    const where = keyword ? ilike(memberCard.name, likePattern(keyword)) : undefined;
    const order = [asc(memberCard.place), asc(memberCard.id)];
    const rows = await db
      .select(ofCard)
      .from(memberCard)
      .where(where)
      .orderBy(...order);
    return { rows, total: rows.length };
  },
  async recharge(db) {
    const order = [asc(rechargeOffer.place), asc(rechargeOffer.id)];
    const rows = await db
      .select(ofOffer)
      .from(rechargeOffer)
      .orderBy(...order);
    return { rows, total: rows.length };
  },
};

/** Cards and offers are few, and stand on one page. */
export const selectThings = (db: Db, kind: PricedKind, asked: ThingsAsked) =>
  selectors[kind](db, asked);

const lockers: Record<PricedKind, (db: Db, id: number) => Promise<ThingRow[]>> = {
  specification: (db, id) =>
    db
      .select(ofSpecification)
      .from(specification)
      .innerJoin(commodity, eq(commodity.id, specification.commodityId))
      .where(eq(specification.id, id))
      .for('update', { of: specification }),
  card: (db, id) => db.select(ofCard).from(memberCard).where(eq(memberCard.id, id)).for('update'),
  recharge: (db, id) =>
    db.select(ofOffer).from(rechargeOffer).where(eq(rechargeOffer.id, id)).for('update'),
};

/** Locks the row against concurrent price changes. */
export async function lockThing(db: Db, kind: PricedKind, id: number): Promise<ThingRow | null> {
  const [row] = await lockers[kind](db, id);
  return row ?? null;
}
