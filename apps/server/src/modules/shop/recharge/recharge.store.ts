import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rechargeOffer } from './recharge.tables';

const { id, amount, gift, price, recommend } = rechargeOffer;

export const selectOffers = (db: Db) =>
  db
    .select({ id, amount, gift, price, recommend })
    .from(rechargeOffer)
    .where(isNull(rechargeOffer.withdrawnAt))
    .orderBy(asc(rechargeOffer.place), asc(id));

export async function findOffer(db: Db, offerId: number) {
  const rows = await db
    .select({ id, amount, gift, price })
    .from(rechargeOffer)
    .where(and(eq(id, offerId), isNull(rechargeOffer.withdrawnAt)));
  return rows[0] ?? null;
}
