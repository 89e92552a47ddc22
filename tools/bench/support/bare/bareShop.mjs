/** A minimal server for the calls of the shop, for callers with a token. */
import fastify from 'fastify';
import { holders, inTransaction, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders('select person_id as "personId" from session where token_hash = $1');

const items = `select * from order_item where order_id = any($1::integer[]) order by order_id, place`;
const mine = `select * from shop_order where person_id = $1 and kind = 'commodity'
  order by nth desc limit 20`;
const everybodys = `select o.*, p.nickname, p.phone from shop_order o join person p on p.id = o.person_id
  order by o.id desc limit 20`;
const changes = `select l.id, l.amount, l.balance, e.kind, e.title, e.order_no, e.at from ledger_line l
  join ledger_account a on a.id = l.account_id join ledger_entry e on e.id = l.entry_id
  where a.kind = 'person' and a.person_id = $1 order by l.id desc limit 20`;

/** @param {string} name @param {string} text @param {unknown[]} [values] */
const read = async (name, text, values = []) => (await pool.query({ name, text, values })).rows;

/** @param {any[]} orders */
const withItems = async (orders) => ({
  orders,
  items: await read('items', items, [orders.map(({ id }) => id)]),
});

const app = fastify();
app.get('/', async () => 'ready');
app.get('/orders', async ({ headers }) => {
  const { personId } = await holderOf(headers);
  return withItems(await read('mine', mine, [personId]));
});
app.get('/order', async ({ headers, query }) => {
  await holderOf(headers);
  const { orderId } = /** @type {{ orderId: string }} */ (query);
  return withItems(await read('order', 'select * from shop_order where id = $1', [orderId]));
});
app.get('/changes', async ({ headers }) => {
  const { personId } = await holderOf(headers);
  return read('changes', changes, [personId]);
});
app.get('/balance', async ({ headers }) => {
  const { personId } = await holderOf(headers);
  const text = `select balance from ledger_account where kind = 'person' and person_id = $1`;
  return read('balance', text, [personId]);
});
app.get('/everybodys', async ({ headers }) => {
  await holderOf(headers);
  const list = await withItems(await read('everybodys', everybodys));
  return { ...list, total: await read('total', 'select count(*) from shop_order') };
});

const open = `select id from shop_order where person_id = $1 and wanted = $2 and paid_at is null
  and cancelled_at is null and expires_at > now()`;
app.post('/place', async ({ headers, body }) => {
  const { personId } = await holderOf(headers);
  const { specificationList } =
    /** @type {{ specificationList: { specificationId: number }[] }} */ (body);
  const asked = specificationList[0]?.specificationId;
  await read('price', 'select * from specification where id = $1', [asked]);
  return inTransaction(async (ask) => {
    await ask('lock', 'select id from person where id = $1 for no key update', [personId]);
    return ask('open', open, [personId, `commodity ${asked}`]);
  });
});

await app.listen({ port: Number(process.env.PORT) });
