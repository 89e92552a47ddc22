import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { offerPrice } from './recharge.prices';
import { rechargeOffer } from './recharge.tables';

const { id, amount, gift, recommend } = rechargeOffer;

export const selectOffers = (db: Db, now: Date) =>
  db
    .select({ id, amount, gift, price: offerPrice(now), recommend })
    .from(rechargeOffer)
    .where(isNull(rechargeOffer.withdrawnAt))
    .orderBy(asc(rechargeOffer.place), asc(id));

export async function findOffer(db: Db, offerId: number, now: Date) {
  const rows = await db
    .select({ id, amount, gift, price: offerPrice(now) })
    .from(rechargeOffer)
    .where(and(eq(id, offerId), isNull(rechargeOffer.withdrawnAt)));
  return rows[0] ?? null;
}

export const updateOffer = (
  db: Db,
  id: number,
  change: Partial<typeof rechargeOffer.$inferInsert>,
) => db.update(rechargeOffer).set(change).where(eq(rechargeOffer.id, id));
