import type { Notice } from '../../ports/payments';
import type { startFakeWechat } from './fakeWechat';
import { type Mutate, one, type Random, spoilBody, spoilHeader } from './mutations';

type Fake = Awaited<ReturnType<typeof startFakeWechat>>;

const looked = ['timestamp', 'nonce', 'serial', 'signature'].map((name) => `wechatpay-${name}`);

const withHeader = ({ headers, body }: Notice, name: string, value: string): Notice => ({
  headers: { ...headers, [`wechatpay-${name}`]: value },
  body,
});
const header = ({ headers }: Notice, name: string) => String(headers[`wechatpay-${name}`]);

/** Every value in a notice, by its way to it. */
function changeJson(body: string, random: Random): string {
  const words = JSON.parse(body) as Record<string, unknown>;
  const part = random(2) ? words : (words['resource'] as Record<string, unknown>);
  const name = one(random, Object.keys(part));
  const values = [`${String(part[name])}0`, '', null, 0, [part[name]], undefined];
  if (random(4) === 0) part['extra'] = 'more';
  else part[name] = one(random, values);
  return JSON.stringify(words);
}

const wordsOf = ({ headers, body }: Notice) =>
  JSON.stringify([Object.entries(headers).sort(), body]);

/** True if the mutation had no effect. */
export const isSameNotice = (a: Notice, b: Notice) => wordsOf(a) === wordsOf(b);

/** Notices without a valid signature by WeChat. */
export const wechatMutations = (fake: Fake, others: () => Notice): Record<string, Mutate> => ({
  body: spoilBody,
  headers: spoilHeader(looked),
  fields: ({ headers, body }, random) => ({ headers, body: changeJson(body, random) }),
  spelling: ({ headers, body }) => ({ headers, body: JSON.stringify(JSON.parse(body), null, 1) }),
  time: (notice, random) =>
    withHeader(notice, 'timestamp', String(Number(header(notice, 'timestamp')) + 1 + random(299))),
  nonce: (notice) => withHeader(notice, 'nonce', header(others(), 'nonce')),
  signature: (notice) => withHeader(notice, 'signature', header(others(), 'signature')),
  probe: (notice) => withHeader(notice, 'signature', `WECHATPAY/SIGNTEST/${'A'.repeat(300)}`),
  crossed: (notice) => ({ headers: others().headers, body: notice.body }),
  resource: ({ headers, body }) => {
    const other = JSON.parse(others().body) as { resource: object };
    return { headers, body: JSON.stringify({ ...JSON.parse(body), resource: other.resource }) };
  },
  stranger: (_notice, random) =>
    fake.write('TRANSACTION.SUCCESS', about(fake, random), fake.wrongHand()),
  serial: (notice, random) => withHeader(notice, 'serial', `PUB_KEY_ID_${random(1e9)}`),
  old: (_notice, random) => {
    const ago = (301 + random(100_000)) * (random(2) ? 1000 : -1000);
    const then = new Date(fake.now().getTime() - ago);
    return fake.write('TRANSACTION.SUCCESS', about(fake, random), fake.signer(), then);
  },
});

function about(fake: Fake, random: Random) {
  const trade = one(random, [...fake.trades.values()]);
  return fake.tradeOf({ ...trade, state: 'SUCCESS', paidAt: fake.now() });
}

/** A validly signed notice with a wrong amount, merchant or state. */
export function wechatLie(fake: Fake, tradeNo: string, random: Random): Notice {
  const trade = fake.trades.get(tradeNo);
  if (!trade) throw new Error(`nobody has begun ${tradeNo}`);
  const said = fake.tradeOf({ ...trade, state: 'SUCCESS', paidAt: fake.now() });
  const { total } = trade;
  const totals = [total - 1, total + 1, total * 10, total / 10, 0, -total, `${total}`, 0.1, null];
  const lies: object[] = [
    { amount: { total: one(random, totals), currency: 'CNY' } },
    { amount: { total, currency: one(random, ['USD', 'cny', null, 1]) } },
    { amount: one(random, [null, total, [], '']) },
    { mchid: one(random, ['1900000002', '', null, [fake.keys.mchId], 1900000001]) },
    { appid: one(random, ['wx8888888888888889', 'WX8888888888888888', null, '']) },
    { out_trade_no: one(random, [`${tradeNo}0`, tradeNo.toLowerCase().concat(' '), '', null, 7]) },
    { trade_state: one(random, ['NOTPAY', 'CLOSED', 'REFUND', 'success', '', null, true]) },
    { transaction_id: one(random, ['', null, 4200, [], undefined]) },
    { success_time: one(random, ['', null, 'yesterday', '2026-13-40T10:00:00+08:00', 1]) },
  ];
  const kind = one(random, [...Array<string>(9).fill('TRANSACTION.SUCCESS'), 'REFUND.SUCCESS']);
  return fake.write(kind, { ...said, ...one(random, lies) });
}
