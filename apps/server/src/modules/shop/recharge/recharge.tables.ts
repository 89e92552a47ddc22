import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

const thousandths = () => bigint({ mode: 'number' }).notNull();

/** So much of the virtual currency, and what is given along, for so much money. */
export const rechargeOffer = pgTable(
  'recharge_offer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    place: integer().notNull().default(0),
    amount: thousandths(),
    gift: thousandths().default(0),
    price: thousandths(),
    /** The announced price from `nextFrom` on; see `shop/price`. */
    nextPrice: bigint({ mode: 'number' }),
    nextFrom: moment(),
    recommend: boolean().notNull().default(false),
    withdrawnAt: moment(),
  },
  (table) => [
    check(
      'recharge_offer_sums',
      sql`${table.amount} > 0 and ${table.gift} >= 0 and ${table.price} > 0`,
    ),
  ],
);
