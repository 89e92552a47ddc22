import { setImmediate } from 'node:timers/promises';
import { testEveryProvider } from '../../testing/providers/everyProvider';
import { startFakeAlipay } from '../../testing/providers/fakeAlipay';
import { type Notice, UnreadableBill } from '../payments';
import { alipayPay } from './alipayPay';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const MINUTE_MS = 60_000;
const clock = { time: NOW, now: () => clock.time, pause: () => setImmediate() };

const bill = {
  tradeNo: '20261120100000123A0',
  amount: 39_900,
  title: '心电图判读 + 胸腔穿刺',
  expiresAt: new Date(NOW.getTime() + 30 * MINUTE_MS),
};
const { tradeNo } = bill;
const back = { tradeNo, refundNo: `${tradeNo}R`, amount: 39_900, total: 39_900, reason: '退款' };

let fake: Awaited<ReturnType<typeof startFakeAlipay>>;
let provider: ReturnType<typeof alipayPay>;
beforeEach(async () => {
  clock.time = NOW;
  fake = await startFakeAlipay(clock);
  provider = alipayPay(fake.keys, clock);
});
afterEach(() => fake.close());

const opened = async () => fake.open(await provider.begin(bill));
const paid = async () => {
  await opened();
  fake.pay(tradeNo);
};

it('begins by a signed address to frame, and asks nobody', async () => {
  const url = new URL(await provider.begin(bill));
  expect(`${url.origin}${url.pathname}`).toBe(fake.keys.gateway);
  expect(url.searchParams.get('method')).toBe('alipay.trade.page.pay');
  expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toEqual({
    out_trade_no: tradeNo,
    total_amount: '39.90',
    subject: '心电图判读 + 胸腔穿刺',
    product_code: 'FAST_INSTANT_TRADE_PAY',
    qr_pay_mode: '4',
    qrcode_width: 102,
    time_expire: '2026-11-20 10:30:00',
  });
  expect(fake.heard).toEqual([]);
  expect(await opened()).toMatchObject({ tradeNo, total: '39.90' });
});

it('frames Alipay’s till, which stands beside its gateway', () => {
  const gateway = 'https://openapi.alipay.com/gateway.do';
  expect(alipayPay({ ...fake.keys, gateway }, clock).frames).toBe(
    'https://openapi.alipay.com https://*.alipay.com',
  );
});

it('asks after a trade through all its states', async () => {
  expect(await provider.ask(tradeNo)).toEqual({ state: 'unknown' });
  const { alipayNo: transactionId } = await opened();
  expect(await provider.ask(tradeNo)).toEqual({ state: 'unpaid' });
  fake.pay(tradeNo);
  const all = { state: 'paid', tradeNo, transactionId, amount: 39_900, paidAt: NOW };
  expect(await provider.ask(tradeNo)).toEqual(all);
});

it('closes what is not paid, even if nobody has scanned it', async () => {
  await provider.close(tradeNo);
  await opened();
  await provider.close(tradeNo);
  expect(await provider.ask(tradeNo)).toEqual({ state: 'closed' });
  fake.trades.delete(tradeNo);
  await paid();
  await expect(provider.close(tradeNo)).rejects.toThrow('STATUS_INVALID');
});

it.each([
  [true, ['done', 'done']],
  [false, ['pending', 'pending']],
])('gives back once, at once or not: %p', async (refundsAtOnce, found) => {
  fake.ways.refundsAtOnce = refundsAtOnce;
  await paid();
  expect([await provider.refund(back), await provider.refund(back)]).toEqual(found);
  fake.endRefund(tradeNo);
  expect(await provider.refund(back)).toBe('done');
  expect(fake.trades.get(tradeNo)?.refund).toMatchObject({ amount: '39.90' });
  expect(await provider.ask(tradeNo)).toEqual({ state: 'closed' });
});

it('believes a notice, as often as it comes and however late', async () => {
  await paid();
  const notice = fake.noticeOf(tradeNo);
  clock.time = new Date(NOW.getTime() + 24 * 60 * MINUTE_MS);
  const all = { state: 'paid', tradeNo, amount: 39_900, paidAt: NOW };
  for (let count = 0; count < 2; count += 1) {
    expect(await provider.believe(notice)).toMatchObject(all);
  }
});

it.each([
  { trade_status: 'WAIT_BUYER_PAY' },
  { gmt_refund: '2026-11-20 10:00:00.123' },
  { notify_type: 'other' },
])('leaves notices of other things alone: %j', async (other) => {
  await paid();
  expect(await provider.believe(fake.write({ ...fake.wordsOf(tradeNo), ...other }))).toBeNull();
});

it.each<[string, (notice: Notice) => Notice]>([
  ['signed by somebody else', () => fake.write(fake.wordsOf(tradeNo), fake.strangersKey)],
  ['for another seller', () => fake.noticeOf(tradeNo, 'otherMerchant')],
  ['for another application', () => fake.write({ ...fake.wordsOf(tradeNo), app_id: '2021' })],
  ['with another amount', (one) => changed(one, (body) => body.replace('39.90', '0.01'))],
  ['with a field too many', (one) => changed(one, (body) => `${body}&passback_params=1`)],
  ['with a field twice', (one) => changed(one, (body) => `total_amount=0.01&${body}`)],
  ['with a field too few', (one) => changed(one, (body) => body.replace(/&version=[^&]*/, ''))],
  ['by the older kind of signature', (one) => changed(one, (body) => body.replace('RSA2', 'RSA'))],
  ['without a signature', (one) => changed(one, (body) => body.replace(/&sign=[^&]*/, ''))],
  ['without words', (one) => changed(one, () => '')],
  ['with no amount', () => fake.write({ ...fake.wordsOf(tradeNo), total_amount: '1e9' })],
])('believes no notice %s', async (_what, change) => {
  await paid();
  const notice = fake.noticeOf(tradeNo);
  await expect(provider.believe(change(notice))).rejects.toThrow();
  expect(await provider.believe(notice)).not.toBeNull();
});

const changed = ({ headers, body }: Notice, change: (body: string) => string): Notice => ({
  headers,
  body: change(body),
});

it('reads a bill, line by line', async () => {
  await paid();
  clock.time = new Date(NOW.getTime() + MINUTE_MS);
  await provider.refund(back);
  const transactionId = fake.trades.get(tradeNo)?.alipayNo ?? '';
  const line = { tradeNo, transactionId, amount: 39_900 };
  expect(await provider.billOf('2026-11-20')).toEqual([
    { ...line, kind: 'paid', refundNo: '', at: NOW },
    { ...line, kind: 'refunded', refundNo: back.refundNo, at: clock.time },
  ]);
  expect(await provider.billOf('2026-11-19')).toEqual([]);
});

it.each(['http://alipay.com.example.org/bill', 'http://127.0.0.2/bill', 'file:///etc/hosts'])(
  'fetches no bill that lies at %s',
  async (address) => {
    await paid();
    fake.ways.billAddress = address;
    await expect(provider.billOf('2026-11-20')).rejects.toThrow('elsewhere');
  },
);

it('follows a bill nowhere else', async () => {
  await paid();
  fake.ways.billAddress = `${fake.origin}/elsewhere`;
  await expect(provider.billOf('2026-11-20')).rejects.toThrow('fetch failed');
  expect(fake.heard.at(-1)).toBe('GET /elsewhere');
});

it('says a bill apart that it cannot read', async () => {
  await paid();
  fake.ways.billAddress = `${fake.origin}/bill?day=2026-11-19`;
  await expect(provider.billOf('2026-11-20')).rejects.toThrow(UnreadableBill);
});

it('knows whether a refund has arrived, and moves nothing to learn it', async () => {
  fake.ways.refundsAtOnce = false;
  await paid();
  expect(await provider.hasGivenBack(back)).toBe(false);
  expect(fake.trades.get(tradeNo)?.refund).toBeNull();
  await provider.refund(back);
  expect(await provider.hasGivenBack(back)).toBe(false);
  fake.endRefund(tradeNo);
  expect(await provider.hasGivenBack(back)).toBe(true);
  await expect(provider.hasGivenBack({ ...back, amount: 10 })).rejects.toThrow('another amount');
});

it.each(['reset', 'error500', 'systemError', 'doneAndReset'] as const)(
  'after %s asks once more, and nothing is done twice',
  async (trouble) => {
    await paid();
    fake.troubles.push(trouble);
    expect(await provider.ask(tradeNo)).toMatchObject({ state: 'paid' });
    fake.troubles.push(trouble);
    expect(await provider.refund(back)).toBe('done');
  },
);

testEveryProvider(() => ({ provider, fake }), { tradeNo, paid });

it('says so where its own signature is not believed', async () => {
  const other = alipayPay({ ...fake.keys, appId: '2021000000000009' }, clock);
  await expect(other.ask(tradeNo)).rejects.toThrow('not signed by Alipay');
});
