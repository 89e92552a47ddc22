import type { OrderKind } from '@cheese/domain/codes/shop/orders';
import { paywayCodes, type Payway } from '@cheese/domain/codes/shop/payment';
import { sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { ledgerAccount, ledgerEntry, ledgerLine } from '../ledger/ledger.tables';
import { orderItem, shopOrder } from '../order/order.tables';

export interface Span {
  from: number;
  to: number;
}

/** So many payments, or refunds with a minus, that have everything else in common. */
interface Cell {
  kind: OrderKind;
  payway: Payway;
  isBack: boolean;
  count: number;
  amount: number;
}

export interface DayCell extends Cell {
  day: string;
}

export interface ProductCell extends Cell {
  title: string;
}

/**
 * Payments and refunds of orders by the ledger; payments are positive. A payment is the debit of
 * its source account, a refund the amount the house then owed.
 */
const facts = ({ from, to }: Span) => sql`
  select entry.id, shop_order.id as order_id, shop_order.kind, shop_order.payway,
    entry.key like 'back:%' as is_back,
    to_char((entry.at at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD') as day,
    -sum(line.amount) as amount
  from ${ledgerEntry} entry
  join ${shopOrder} shop_order on shop_order.order_no = entry.order_no
  join ${ledgerLine} line on line.entry_id = entry.id
  join ${ledgerAccount} account on account.id = line.account_id
  where entry.at >= ${new Date(from).toISOString()} and entry.at < ${new Date(to).toISOString()}
    and (entry.key like 'paid:%' or entry.key like 'back:%')
    and case when entry.key like 'back:%' then account.kind = 'owed'
      when shop_order.payway = ${literal(paywayCodes.balance)} then account.kind = 'person'
      else account.kind in ('wechat', 'alipay') end
  group by entry.id, shop_order.id`;

interface Answer<Row> {
  rows: Row[];
}

/** Sums come as text, for they may be larger than what a driver trusts a number with. */
const asNumbers = <Row extends Cell>(answer: unknown): Row[] =>
  (answer as Answer<Row>).rows.map((row) => ({
    ...row,
    count: Number(row.count),
    amount: Number(row.amount),
  }));

export const sumByDay = async (db: Db, span: Span) =>
  asNumbers<DayCell>(
    await db.execute(sql`
      select day, kind, payway, is_back as "isBack", count(*) as count, sum(amount) as amount
      from (${facts(span)}) fact
      group by day, kind, payway, is_back`),
  );

/**
 * By what was bought: an order of several things is shared out by their prices, to the last cent:
 * each has what all up to it have, less what those before it have.
 */
export const sumByProduct = async (db: Db, span: Span) =>
  asNumbers<ProductCell>(
    await db.execute(sql`
      select title, kind, payway, is_back as "isBack", count(*) as count,
        sum(trunc(amount / 10 * upto / whole) - trunc(amount / 10 * (upto - price) / whole)) * 10
          as amount
      from (
        select fact.*, item.title, item.price::numeric as price,
          sum(item.price) over (partition by fact.id order by item.place) as upto,
          sum(item.price) over (partition by fact.id) as whole
        from (${facts(span)}) fact
        join ${orderItem} item on item.order_id = fact.order_id
      ) share
      group by title, kind, payway, is_back`),
  );
