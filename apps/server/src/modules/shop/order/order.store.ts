import type { OrderState } from '@cheese/domain/codes/shop/orders';
import type { Payway } from '@cheese/domain/codes/shop/payment';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  type Placeholder,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { prepared } from '../../../db/prepared';
import type { OrderKind } from './order.kinds';
import { type ItemRow, orderItem, type OrderRow, shopOrder } from './order.tables';

const isUnpaid = and(isNull(shopOrder.paidAt), isNull(shopOrder.cancelledAt));

/** The states of `rules/orderState`, as what they follow from. */
export const stateIs = (state: OrderState, now: Date | Placeholder): SQL | undefined => {
  const states: Record<OrderState, SQL | undefined> = {
    refunded: isNotNull(shopOrder.refundedAt),
    paid: and(isNotNull(shopOrder.paidAt), isNull(shopOrder.refundedAt)),
    cancelled: and(isNull(shopOrder.paidAt), isNotNull(shopOrder.cancelledAt)),
    expired: and(isUnpaid, lte(shopOrder.expiresAt, now)),
    unpaid: and(isUnpaid, gt(shopOrder.expiresAt, now)),
  };
  return states[state];
};

/** Unpaid orders within their time limit, cancelled ones included. */
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

/** Number of orders of a kind that the person has placed. */
const howMany = (personId: number | Placeholder, kind: OrderKind | Placeholder) =>
  sql<number>`(select coalesce(max(${shopOrder.nth}), 0) from ${shopOrder}
    where ${shopOrder.personId} = ${personId} and ${shopOrder.kind} = ${kind})`;

/** The caller must hold the lock on the person. */
export async function insertOrder(
  db: Db,
  order: Omit<typeof shopOrder.$inferInsert, 'nth'>,
  items: Omit<ItemRow, 'orderId' | 'place'>[],
) {
  const nth = sql`${howMany(order.personId, order.kind)} + 1`;
  const [row] = await db
    .insert(shopOrder)
    .values({ ...order, nth })
    .returning({ id: shopOrder.id });
  const orderId = present(row).id;
  await db.insert(orderItem).values(items.map((item, place) => ({ ...item, orderId, place })));
  return orderId;
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | null> {
  const rows = await db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return rows[0] ?? null;
}

/** Locks an order and reads its items. */
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

/** The items of some orders, by their order and place in it. */
export function selectItems(db: Db, orderIds: number[]): Promise<ItemRow[]> {
  const plan = prepared(db, 'order_items', () =>
    db
      .select()
      .from(orderItem)
      .where(sql`${orderItem.orderId} = any(${sql.placeholder('orderIds')}::integer[])`)
      .orderBy(asc(orderItem.orderId), asc(orderItem.place))
      .prepare('order_items'),
  );
  return orderIds.length === 0 ? Promise.resolve([]) : plan.execute({ orderIds });
}

interface Slice {
  kind: OrderKind;
  state: OrderState | undefined;
  limit: number;
  offset: number;
}

/** One page of the person's orders of a kind with items and total, in one statement. */
export async function selectOrders(db: Db, personId: number, slice: Slice, now: Date) {
  const { state, ...asked } = slice;
  const name = state ? `orders_${state}` : 'orders';
  const plan = prepared(db, name, () =>
    withItems(db, state ? pageOfState(db, state) : pageOfAll(db)).prepare(name),
  );
  const page = { personId, now, ...asked };
  const found = await plan.execute(page);
  // Behind the last page no row says how many there are.
  const [first] = found[0] ? found : await plan.execute({ ...page, offset: 0, limit: 1 });
  return { orders: gather(found), total: first?.page.counted ?? 0 };
}

const isTheirs = () =>
  and(
    eq(shopOrder.personId, sql.placeholder('personId')),
    eq(shopOrder.kind, sql.placeholder('kind')),
  );

/** Avoids counting: the newest order knows its number, and the page starts from one. */
function pageOfAll(db: Db) {
  const total = howMany(sql.placeholder('personId'), sql.placeholder('kind'));
  return db
    .select({ ...getTableColumns(shopOrder), counted: total.as('counted') })
    .from(shopOrder)
    .where(and(isTheirs(), sql`${shopOrder.nth} <= ${total} - ${sql.placeholder('offset')}`))
    .orderBy(desc(shopOrder.nth))
    .limit(sql.placeholder('limit'))
    .as('page');
}

function pageOfState(db: Db, state: OrderState) {
  const where = and(isTheirs(), stateIs(state, sql.placeholder('now')));
  return db
    .select({
      ...getTableColumns(shopOrder),
      counted: sql<number>`${db.$count(shopOrder, where)}`.as('counted'),
    })
    .from(shopOrder)
    .where(where)
    .orderBy(desc(shopOrder.nth))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
}

const withItems = (db: Db, page: ReturnType<typeof pageOfAll>) =>
  db
    .select()
    .from(page)
    .leftJoin(orderItem, eq(orderItem.orderId, page.id))
    .orderBy(desc(page.nth), asc(orderItem.place));

function gather(found: { page: OrderRow; order_item: ItemRow | null }[]) {
  const orders = new Map<number, { row: OrderRow; items: ItemRow[] }>();
  for (const { page: row, order_item: item } of found) {
    const known = orders.get(row.id) ?? { row, items: [] };
    orders.set(row.id, known);
    if (item) known.items.push(item);
  }
  return [...orders.values()];
}
