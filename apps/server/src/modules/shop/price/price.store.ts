import type { PricedKind } from '@cheese/domain/codes/shop/prices';
import type { Prices } from '@cheese/domain/contract/shop/priceManage';
import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { limitedPrice } from '../goods/commodity.tables';
import { updateSpecification } from '../commodity/commodity.door';
import { updateCard } from '../membership/membership.door';
import { updateOffer } from '../recharge/recharge.door';
import { priceChange } from './price.tables';

export interface Thing {
  kind: PricedKind;
  id: number;
}

export interface Standing {
  now: Prices;
  next: (Prices & { from: Date }) | null;
}

/** Writes what a thing costs; what it does not have is left out. */
export async function writePrices(db: Db, { kind, id }: Thing, { now, next }: Standing) {
  const coming = { nextPrice: next?.price ?? null, nextFrom: next?.from ?? null };
  const nextOriginalPrice = next?.originalPrice ?? null;
  const { price, originalPrice, vipPrice } = now;
  const original = originalPrice === null ? {} : { originalPrice };
  if (kind === 'recharge') {
    const change = { price, ...coming };
    await updateOffer(db, id, change);
  } else if (kind === 'card') {
    const change = { currentPrice: price, ...original, ...coming, nextOriginalPrice };
    await updateCard(db, id, change);
  } else {
    const members = vipPrice === null ? {} : { vipPrice };
    const nexts = { ...coming, nextOriginalPrice, nextVipPrice: next?.vipPrice ?? null };
    const change = { price, ...original, ...members, ...nexts };
    await updateSpecification(db, id, change);
  }
}

/** Limited-time prices that are not over, by what they are of. */
export const selectLimited = (db: Db, commodityIds: number[], now: Date) =>
  db
    .select()
    .from(limitedPrice)
    .where(and(inArray(limitedPrice.commodityId, commodityIds), gt(limitedPrice.deadline, now)));

export const insertChange = (db: Db, row: typeof priceChange.$inferInsert) =>
  db.insert(priceChange).values(row);

const ofThing = ({ kind, id }: Thing) =>
  and(eq(priceChange.kind, kind), eq(priceChange.thingId, id));

/** Marks the change that is not over as taken back; there is one at most. */
export const markWithdrawn = (db: Db, thing: Thing, isLimited: boolean, now: Date) =>
  db
    .update(priceChange)
    .set({ withdrawnAt: now })
    .where(
      and(
        ofThing(thing),
        eq(priceChange.isLimited, isLimited),
        isNull(priceChange.withdrawnAt),
        gt(isLimited ? priceChange.endsAt : priceChange.startsAt, now),
      ),
    );

export async function selectChanges(db: Db, thing: Thing, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ change: priceChange, by: { name: person.name, nickname: person.nickname } })
    .from(priceChange)
    .innerJoin(person, eq(person.id, priceChange.byPersonId))
    .where(ofThing(thing))
    .orderBy(desc(priceChange.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(priceChange, ofThing(thing)) };
}

/** The change that holds at a moment: the last that has begun and was not taken back. */
export async function findCurrent(db: Db, thing: Thing, now: Date): Promise<number | null> {
  const hasBegun = and(lte(priceChange.startsAt, now), isNull(priceChange.withdrawnAt));
  const [row] = await db
    .select({ id: priceChange.id })
    .from(priceChange)
    .where(and(ofThing(thing), eq(priceChange.isLimited, false), hasBegun))
    .orderBy(desc(priceChange.id))
    .limit(1);
  return row?.id ?? null;
}
