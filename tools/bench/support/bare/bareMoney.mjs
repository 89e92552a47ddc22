/** A minimal server for coupons, invoices, prices, bills and revenue. */
import fastify from 'fastify';
import { holders, inTransaction, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders('select person_id as "personId" from session where token_hash = $1');

/** @param {string} name @param {string} text @param {unknown[]} [values] */
const read = async (name, text, values = []) => (await pool.query({ name, text, values })).rows;

const invoices = `select i.*, o.order_no, o.refunded_at, p.nickname, p.phone,
    exists (select 1 from invoice_file f where f.invoice_id = i.id) as has_file,
    (select string_agg(title, '、' order by place) from order_item where order_id = i.order_id) as product
  from invoice_request i join shop_order o on o.id = i.order_id join person p on p.id = i.person_id`;
const isUsed = `((o.paid_at is not null and o.refunded_at is null) or (o.paid_at is null
  and o.cancelled_at is null and o.expires_at > now()))`;
const coupons = `select c.*,
    (select count(*) from held_coupon h where h.coupon_id = c.id and h.person_id = $1) as held,
    (select count(*) from shop_order o where o.coupon_id = c.id and o.person_id = $1 and ${isUsed}) as used
  from coupon c where c.voided_at is null and c.ends_at > now() order by c.ends_at, c.id`;
const couponsAsOperator = `select c.*,
    (select count(*) from held_coupon h where h.coupon_id = c.id) as granted,
    (select count(*) from shop_order o where o.coupon_id = c.id and ${isUsed}) as used
  from coupon c order by c.id desc limit 20`;
const prices = `select s.*, c.title, c.type, l.price as limited, count(*) over () as total
  from specification s join commodity c on c.id = s.commodity_id
  left join limited_price l on l.commodity_id = c.id and l.deadline > now()
  order by c.id, s.place limit 20`;
const history = `select h.*, p.nickname, count(*) over () as total from price_change h
  join person p on p.id = h.by_person_id
  where h.kind = 'specification' and h.thing_id = $1 order by h.id desc limit 20`;
const days = `select r.*, (select count(*) from bill_difference d where d.reconciliation_id = r.id) as all,
    (select count(settled_at) from bill_difference d where d.reconciliation_id = r.id) as settled
  from reconciliation r order by day desc, payway limit 20`;
const differences = `select d.*, o.order_no from bill_difference d left join shop_order o on o.id = d.order_id
  where d.reconciliation_id = $1 order by d.id`;
const facts = `select e.id, o.id as order_id, o.kind, o.payway, e.key like 'back:%' as is_back,
    to_char((e.at at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD') as day, -sum(l.amount) as amount
  from ledger_entry e join shop_order o on o.order_no = e.order_no
  join ledger_line l on l.entry_id = e.id join ledger_account a on a.id = l.account_id
  where e.at >= $1 and e.at < $2 and (e.key like 'paid:%' or e.key like 'back:%')
    and a.kind in ('wechat', 'alipay', 'person')
  group by e.id, o.id`;

const app = fastify();
app.get('/', async () => 'ready');

/** @param {string} path @param {(personId: number, asked: Record<string, string>) => Promise<unknown>} answer */
const get = (path, answer) =>
  app.get(path, async ({ headers, query }) => {
    const { personId } = await holderOf(headers);
    return answer(personId, /** @type {Record<string, string>} */ (query));
  });
get('/invoices', async (personId) => ({
  list: await read('mine', `${invoices} where i.person_id = $1 order by i.id desc limit 20`, [
    personId,
  ]),
  total: await read('mineCount', 'select count(*) from invoice_request where person_id = $1', [
    personId,
  ]),
}));
get('/everyInvoice', async () => ({
  list: await read('all', `${invoices} order by i.id desc limit 20`),
  total: await read('allCount', 'select count(*) from invoice_request'),
}));
get('/coupons', (personId) => read('coupons', `${coupons} limit 20`, [personId]));
get('/fitting', async (personId, { orderId }) => ({
  order: await read('order', 'select * from shop_order where id = $1', [orderId]),
  items: await read('items', 'select * from order_item where order_id = $1', [orderId]),
  held: await read('held', 'select * from entitlement where person_id = $1', [personId]),
  coupons: await read('couponsAll', coupons, [personId]),
}));
get('/everyCoupon', async () => ({
  list: await read('everyCoupon', couponsAsOperator),
  total: await read('couponCount', 'select count(*) from coupon'),
}));
get('/prices', () => read('prices', prices));
get('/history', (_, { id }) => read('history', history, [id]));
get('/days', async () => ({
  list: await read('days', days),
  total: await read('dayCount', 'select count(*) from reconciliation'),
}));
get('/day', async (_, { id }) => ({
  day: await read('day', 'select * from reconciliation where id = $1', [id]),
  list: await read('differences', differences, [id]),
}));
get('/revenue', async (_, { from, to }) => {
  const span = [new Date(Number(from)), new Date(Number(to))];
  return {
    days: await read(
      'byDay',
      `select day, kind, payway, is_back, count(*), sum(amount) from (${facts}) f group by 1, 2, 3, 4`,
      span,
    ),
    products: await read(
      'byProduct',
      `select i.title, f.kind, f.payway, f.is_back, count(*), sum(i.price)
       from (${facts}) f join order_item i on i.order_id = f.order_id group by 1, 2, 3, 4`,
      span,
    ),
  };
});

const audit = `insert into audit_entry (by_person_id, act, about, before, after, at)
  values ($1, $2, '心电图判读', '{}', '{"price":"1.00"}', now())`;
app.post('/coupon', async ({ headers }) => {
  const { personId } = await holderOf(headers);
  return inTransaction(async (ask) => {
    const made = `insert into coupon (name, kind, amount, audience, scope, way, starts_at, ends_at, created_at)
      values ('券', 1, 1000, 1, 1, 2, now(), now() + interval '1 day', now()) returning id`;
    const rows = await ask('coupon', made, []);
    await ask('audit', audit, [personId, 'coupon.create']);
    return rows[0];
  });
});
app.post('/price', async ({ headers, body }) => {
  const { personId } = await holderOf(headers);
  const { id, price } = /** @type {{ id: number, price: number }} */ (body);
  return inTransaction(async (ask) => {
    await ask('lock', 'select * from specification where id = $1 for update', [id]);
    await ask('write', 'update specification set price = $2 where id = $1', [id, price]);
    const change = `insert into price_change (kind, thing_id, price, price_before, starts_at, by_person_id, at)
      values ('specification', $1, $2, $2, now(), $3, now())`;
    await ask('change', change, [id, price, personId]);
    return ask('audit', audit, [personId, 'price.change']);
  });
});

await app.listen({ port: Number(process.env.PORT) });
