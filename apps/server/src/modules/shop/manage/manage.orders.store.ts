import type { OrderKind, OrderState } from '@cheese/domain/codes/shop/orders';
import { and, count, desc, eq, exists, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { stateIs } from '../order/order.door';
import { orderItem, shopOrder } from '../order/order.tables';

export interface Narrowed extends Paged {
  keyword?: string;
  state?: OrderState;
  kind?: OrderKind;
  from?: number;
  to?: number;
}

/** Phone numbers match only as a whole, so that a prefix search cannot reveal the rest. */
function saidBy(db: Db, keyword: string): SQL | undefined {
  const pattern = likePattern(keyword);
  const isIn = and(eq(orderItem.orderId, shopOrder.id), ilike(orderItem.title, pattern));
  return or(
    ilike(shopOrder.orderNo, pattern),
    eq(person.phone, keyword),
    exists(db.select({ place: orderItem.place }).from(orderItem).where(isIn)),
  );
}

/** Orders of all users, newest first, each with its buyer. */
export async function selectEveryOrder(db: Db, asked: Narrowed, now: Date) {
  const { keyword, state, kind, from, to } = asked;
  const where = and(
    keyword ? saidBy(db, keyword) : undefined,
    state && stateIs(state, now),
    kind && eq(shopOrder.kind, kind),
    from === undefined ? undefined : gte(shopOrder.createdAt, new Date(from)),
    to === undefined ? undefined : lt(shopOrder.createdAt, new Date(to)),
  );
  const { limit, offset } = rowsOf(asked);
  const rows = await db
    .select({ order: shopOrder, person })
    .from(shopOrder)
    .innerJoin(person, eq(person.id, shopOrder.personId))
    .where(where)
    .orderBy(desc(shopOrder.id))
    .limit(limit)
    .offset(offset);
  const all = db.select({ total: count() }).from(shopOrder).$dynamic();
  // Join the person only if the keyword may be a phone number.
  const known = keyword ? all.innerJoin(person, eq(person.id, shopOrder.personId)) : all;
  const [counted] = await known.where(where);
  return { rows, total: counted?.total ?? 0 };
}
