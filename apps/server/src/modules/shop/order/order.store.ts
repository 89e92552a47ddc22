import type { OrderState } from '@cheese/domain/codes/shop/orders';
import type { Payway } from '@cheese/domain/codes/shop/payment';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { OrderKind } from './order.kinds';
import { type ItemRow, orderItem, type OrderRow, shopOrder } from './order.tables';

const isUnpaid = and(isNull(shopOrder.paidAt), isNull(shopOrder.cancelledAt));

/** The states of `rules/orderState`, as what they follow from. */
export const stateIs = (state: OrderState, now: Date): SQL | undefined => {
  const states: Record<OrderState, SQL | undefined> = {
    refunded: isNotNull(shopOrder.refundedAt),
    paid: and(isNotNull(shopOrder.paidAt), isNull(shopOrder.refundedAt)),
    cancelled: and(isNull(shopOrder.paidAt), isNotNull(shopOrder.cancelledAt)),
    expired: and(isUnpaid, lte(shopOrder.expiresAt, now)),
    unpaid: and(isUnpaid, gt(shopOrder.expiresAt, now)),
  };
  return states[state];
};

/** What nobody has paid and whose time is not over, also where it was cancelled. */
export function selectOpen(db: Db, personId: number, now: Date) {
  const plan = prepared(db, 'open_orders', () =>
    db
      .select()
      .from(shopOrder)
      .where(
        and(
          eq(shopOrder.personId, sql.placeholder('personId')),
          isNull(shopOrder.paidAt),
          gt(shopOrder.expiresAt, sql.placeholder('now')),
        ),
      )
      .orderBy(desc(shopOrder.id))
      .prepare('open_orders'),
  );
  return plan.execute({ personId, now });
}

export async function insertOrder(
  db: Db,
  order: typeof shopOrder.$inferInsert,
  items: Omit<ItemRow, 'orderId' | 'place'>[],
) {
  const [row] = await db.insert(shopOrder).values(order).returning({ id: shopOrder.id });
  const orderId = row?.id ?? 0;
  await db.insert(orderItem).values(items.map((item, place) => ({ ...item, orderId, place })));
  return orderId;
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | null> {
  const rows = await db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return rows[0] ?? null;
}

/** An order with its items; until the transaction ends, nobody else changes it. */
export async function lockOrder(db: Db, id: number) {
  const plan = prepared(db, 'locked_order', () =>
    db
      .select({ order: shopOrder, item: orderItem })
      .from(shopOrder)
      .innerJoin(orderItem, eq(orderItem.orderId, shopOrder.id))
      .where(eq(shopOrder.id, sql.placeholder('id')))
      .orderBy(asc(orderItem.place))
      .for('update', { of: shopOrder })
      .prepare('locked_order'),
  );
  const rows = await plan.execute({ id });
  const [first] = rows;
  if (!first) throw new Error(`there is no order ${id}`);
  return { order: first.order, items: rows.map(({ item }) => item) };
}

export const markOrderPaid = (db: Db, id: number, payway: Payway, paidAt: Date) =>
  prepared(db, 'order_paid', () =>
    db
      .update(shopOrder)
      .set({
        payway: sql`${sql.param(sql.placeholder('payway'), shopOrder.payway)}`,
        paidAt: sql`${sql.param(sql.placeholder('paidAt'), shopOrder.paidAt)}`,
      })
      .where(eq(shopOrder.id, sql.placeholder('id')))
      .prepare('order_paid'),
  ).execute({ id, payway, paidAt });

export const updateOrder = (db: Db, id: number, change: Partial<OrderRow>) =>
  db.update(shopOrder).set(change).where(eq(shopOrder.id, id));

export async function selectItems(db: Db, orderIds: number[]): Promise<ItemRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, orderIds))
    .orderBy(asc(orderItem.orderId), asc(orderItem.place));
}

interface Slice {
  kind: OrderKind;
  state: OrderState | undefined;
  limit: number;
  offset: number;
}

export async function selectOrders(db: Db, personId: number, slice: Slice, now: Date) {
  const { kind, state, limit, offset } = slice;
  const where = and(
    eq(shopOrder.personId, personId),
    eq(shopOrder.kind, kind),
    state && stateIs(state, now),
  );
  const rows = await db
    .select()
    .from(shopOrder)
    .where(where)
    .orderBy(desc(shopOrder.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(shopOrder).where(where);
  return { rows, total: counted?.total ?? 0 };
}
