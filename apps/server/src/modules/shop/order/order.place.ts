import { endReasonCodes } from '@cheese/domain/codes/shop/orders';
import { randomInt } from 'node:crypto';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import type { Payments } from '../../../ports/payments';
import { refuse } from '../../../calls/refusal';
import { lockHolder } from '../entitlement/entitlement.door';
import type { Holdings } from '../entitlement/entitlement.rules';
import { readHoldings } from '../entitlement/entitlement.service';
import type { Goods } from './order.goods';
import { giveWay } from './order.purchase';
import { insertOrder, selectOpen } from './order.store';

/** Cancelled orders count too, so that no user fills the table with orders they never pay. */
const MOST_UNPAID = 50;

export interface Placing {
  person: Person;
  clock: Clock;
  payments: Payments;
}

interface Buyer {
  held: Holdings;
  now: Date;
}

/**
 * Places an order at the prices of this moment. Who places the same again has the one that still
 * lives, unless they would pay less for a new one: a coupon that it took counts.
 */
export async function placeOrder(
  db: Db,
  { person, clock, payments }: Placing,
  findGoods: (buyer: Buyer) => Promise<Goods>,
): Promise<{ id: number }> {
  const now = clock.now();
  const goods = await findGoods({ now, held: await readHoldings(db, person.id, now) });
  return db.transaction(async (tx) => {
    await lockHolder(tx, person.id);
    const total = sum(goods.items.map(({ price }) => price));
    const open = await selectOpen(tx, person.id, now);
    const same = open.find(({ wanted, cancelledAt }) => wanted === goods.wanted && !cancelledAt);
    if (same && same.total <= total) return { id: same.id };
    const following = same ? await giveWay(tx, same, endReasonCodes.price, now) : {};
    if (open.length >= MOST_UNPAID) refuse('order.tooMany');
    const fullTotal = sum(goods.items.map(({ fullPrice }) => fullPrice));
    const order = {
      orderNo: newOrderNo(now),
      ...following,
      personId: person.id,
      kind: goods.kind,
      wanted: goods.wanted,
      total,
      fullTotal,
      createdAt: now,
      expiresAt: new Date(now.getTime() + payments.orderMinutes * 60_000),
    };
    return { id: await insertOrder(tx, order, goods.items) };
  });
}

/** For replacing an order by another. */
export async function requireFewOpen(db: Db, personId: number, now: Date) {
  if ((await selectOpen(db, personId, now)).length >= MOST_UNPAID) refuse('order.tooMany');
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The day by which people look for it, and nothing that tells how many orders there are. */
export const newOrderNo = (now: Date) =>
  `${chinaDay(now.getTime()).replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`;
