/** Buyers with tokens, orders and a balance, among many orders of others. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

const STRANGERS = 2_000;
const ORDERS_OF_EACH = 24;

const people = `insert into person (service, nickname, registered_at)
  select 'main', '买家', now() from generate_series(1, $1::integer) returning id`;
const orders = `with orders as (
    insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total, created_at,
      expires_at, payway, paid_at)
    select 'bench' || p.id || '-' || n, p.id, 'commodity', n, 'x', 10000, 10000, now(), now(), 2, now()
    from unnest($1::integer[]) p(id), generate_series(1, ${ORDERS_OF_EACH}) n returning id)
  insert into order_item (order_id, place, type, source_id, commodity_id, title, price, full_price)
  select id, 0, 1, 1, 1, '心电图判读', 10000, 10000 from orders`;
const balances = `with opened as (
    insert into ledger_account (kind, person_id, balance)
    select 'person', id, 0 from unnest($1::integer[]) p(id) returning id, person_id),
  house as (insert into ledger_account (kind) values ('gifts') on conflict do nothing),
  entries as (
    insert into ledger_entry (key, kind, title, at)
    select 'bench:' || person_id || ':' || n, 1, '充值', now()
    from opened, generate_series(1, 50) n returning id, key)
  select 1`;
const lines = `insert into ledger_line (entry_id, account_id, amount)
  select e.id, case side when 1 then a.id else h.id end, case side when 1 then 1000 else -1000 end
  from ledger_entry e
  join ledger_account a on a.person_id = split_part(e.key, ':', 2)::integer
  join ledger_account h on h.kind = 'gifts'
  cross join generate_series(1, 2) side
  where e.key like 'bench:%'`;

/**
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function plantBuyers(databaseUrl, count) {
  const client = await openDatabase(databaseUrl);
  const made = await client.query(people, [count + STRANGERS]);
  const ids = made.rows.map(({ id }) => id);
  await client.query(orders, [ids]);
  // An entry without lines may exist only within its transaction.
  await client.query('begin');
  await client.query(balances, [ids.slice(0, count)]);
  await client.query(lines);
  await client.query('commit');
  const admins = await client.query(
    `select id from person where service = 'main' and is_platform_admin limit 1`,
  );
  const known = await client.query('select max(id) as id from shop_order');
  const sold = await client.query(
    `select s.id from specification s join commodity c on c.id = s.commodity_id
     where c.withdrawn_at is null and c.charge = 2 and s.price > 0
       and c.id not in (select commodity_id from limited_price)
     order by s.id desc limit 1`,
  );
  const buyers = [];
  for (const id of ids.slice(0, count)) buyers.push(await plantSession(client, id));
  const operator = await plantSession(client, admins.rows[0].id);
  await client.query('vacuum analyze');
  await client.end();
  return {
    operator,
    operatorId: admins.rows[0].id,
    buyers,
    buyerIds: ids.slice(0, count),
    orderId: known.rows[0].id,
    specificationId: sold.rows[0].id,
  };
}
