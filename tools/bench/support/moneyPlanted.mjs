/** Large numbers of ledger entries for operators, and of coupons and invoices for buyers. */
import { openDatabase } from '../../frame/database.mjs';

const invoices = `insert into invoice_request (order_id, person_id, title_kind, title, amount, created_at)
  select id, person_id, 1, '买家', total, now() from shop_order where paid_at is not null and payway = 2
    and order_no like 'bench%'`;
const coupons = `insert into coupon (name, kind, amount, audience, scope, way, per_person, in_all,
    starts_at, ends_at, created_at)
  select '券' || n, 1, 1000 + n * 10, 1, 1, 1, 1, case when n % 2 = 0 then 5000 end,
    now() - interval '90 days', case when n <= 30 then now() + interval '30 days'
      else now() - interval '1 day' end, now() from generate_series(1, 3000) n`;
/** Two limited coupons were used by two thousand buyers each. */
const used = `update shop_order set coupon_id = 2 * (1 + id % 2), coupon_name = '券', discount = 10,
    full_total = total + 10 where order_no like 'bench%' and nth <= 2`;
const unpaid = `with open as (
    insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total, created_at, expires_at)
    select 'open' || p.id, p.id, 'commodity', 25, 'commodity bench', 10000, 10000, now(),
      now() + interval '1 day' from unnest($1::integer[]) p(id) returning id, person_id),
  items as (
    insert into order_item (order_id, place, type, source_id, commodity_id, title, price, full_price)
    select id, 0, 1, 1, 1, '心电图判读', 10000, 10000 from open)
  select id from open order by person_id`;
const days = `insert into reconciliation (day, payway, ran_at, compared_at, theirs, ours, matched)
  select to_char(date '2026-01-01' + n, 'YYYY-MM-DD'), payway, now(), now(), s, s, s
  from generate_series(0, 299) n, unnest(array[2, 3]) payway,
    (select '{"paidCount":9,"paid":90000,"refundCount":0,"refund":0}'::jsonb as s) side`;
const differences = `insert into bill_difference (reconciliation_id, cause, trade_no, theirs, at)
  select r.id, 'stranger', 'T' || r.id || '-' || n, 1000, now()
  from reconciliation r, generate_series(1, 20) n`;
const history = `insert into price_change (kind, thing_id, price, price_before, starts_at,
    by_person_id, at)
  select 'specification', s.id, s.price + 10, s.price, now(), $1, now()
  from specification s, generate_series(1, 50)`;
/** One in five orders is in the ledger, over sixty days. */
const entries = `with sold as (
    insert into ledger_account (kind) values ('wechat'), ('sales') on conflict do nothing),
  entry as (
    insert into ledger_entry (key, kind, title, order_no, at)
    select 'paid:' || id, 2, '心电图判读', order_no, now() - (id % 60) * interval '1 day'
    from shop_order where order_no like 'bench%' and id % 5 = 0 returning 1)
  select 1`;
const lines = `insert into ledger_line (entry_id, account_id, amount)
  select e.id, a.id, case a.kind when 'sales' then 10000 else -10000 end
  from ledger_entry e, ledger_account a
  where e.key like 'paid:%' and e.order_no like 'bench%' and a.kind in ('wechat', 'sales')`;

/**
 * @param {string} databaseUrl
 * @param {{ buyerIds: number[], operatorId: number }} people
 */
export async function plantMoney(databaseUrl, { buyerIds, operatorId }) {
  const client = await openDatabase(databaseUrl);
  for (const text of [invoices, coupons, used, days, differences]) await client.query(text);
  await client.query(history, [operatorId]);
  const open = await client.query(unpaid, [buyerIds]);
  // An entry without lines may exist only within its transaction.
  await client.query('begin');
  await client.query(entries);
  await client.query(lines);
  await client.query('commit');
  const sold = await client.query(
    `select id, price, original_price as "originalPrice", vip_price as "vipPrice" from specification
     where next_from is null and price > 0 and vip_price < price and price % 10 = 0
       and original_price % 10 = 0 and vip_price % 10 = 0 and vip_price > 0 order by id limit $1`,
    [buyerIds.length],
  );
  await client.query('vacuum analyze');
  await client.end();
  const things = sold.rows.map((row) => ({
    id: row.id,
    price: Number(row.price),
    originalPrice: Number(row.originalPrice),
    vipPrice: Number(row.vipPrice),
  }));
  return { openOrders: open.rows.map(({ id }) => id), things };
}
