import { setImmediate } from 'node:timers/promises';
import { testEveryProvider } from '../../testing/providers/everyProvider';
import { startFakeWechat } from '../../testing/providers/fakeWechat';
import { type Notice, UnreadableBill } from '../payments';
import { wechatPay } from './wechatPay';

type Fake = Awaited<ReturnType<typeof startFakeWechat>>;

const NOW = new Date('2026-11-20T10:00:00+08:00');
const MINUTE_MS = 60_000;
const clock = { time: NOW, now: () => clock.time, pause: () => setImmediate() };
const later = (ms: number) => (clock.time = new Date(clock.time.getTime() + ms));

const bill = {
  tradeNo: '20261120100000123W0',
  amount: 39_900,
  title: '心电图判读',
  expiresAt: new Date(NOW.getTime() + 30 * MINUTE_MS),
};
const { tradeNo } = bill;
const back = { tradeNo, refundNo: `${tradeNo}R`, amount: 39_900, total: 39_900, reason: '退款' };

beforeEach(() => (clock.time = NOW));

describe.each(['publicKey', 'certificate'] as const)('WeChat Pay, signed by %s', (by) => {
  let fake: Fake;
  let provider: ReturnType<typeof wechatPay>;
  beforeEach(async () => {
    fake = await startFakeWechat(clock, { by });
    provider = wechatPay(fake.keys, clock);
  });
  afterEach(() => fake.close());

  const paid = async () => {
    await provider.begin(bill);
    fake.pay(tradeNo);
  };

  it('begins in fen, and answers the same code when asked again', async () => {
    const code = await provider.begin(bill);
    expect(code).toMatch(/^weixin:\/\//);
    expect(await provider.begin(bill)).toBe(code);
    expect(fake.trades.get(tradeNo)).toMatchObject({ total: 3_990 });
  });

  it('asks after a trade through all its states', async () => {
    expect(await provider.ask(tradeNo)).toEqual({ state: 'unknown' });
    await provider.begin(bill);
    expect(await provider.ask(tradeNo)).toEqual({ state: 'unpaid' });
    fake.pay(tradeNo);
    const transactionId = expect.stringMatching(/^42000\d{23}$/) as string;
    const all = { state: 'paid', tradeNo, amount: 39_900, paidAt: NOW };
    expect(await provider.ask(tradeNo)).toEqual({ ...all, transactionId });
  });

  it('closes what is not paid, and nothing else', async () => {
    await provider.begin(bill);
    await provider.close(tradeNo);
    expect(await provider.ask(tradeNo)).toEqual({ state: 'closed' });
    fake.trades.delete(tradeNo);
    await paid();
    await expect(provider.close(tradeNo)).rejects.toThrow('ORDERPAID');
  });

  it('gives back once, and asks after what is under way', async () => {
    await paid();
    expect(await provider.refund(back)).toBe('pending');
    expect(await provider.refund(back)).toBe('pending');
    fake.endRefund(tradeNo);
    expect(await provider.refund(back)).toBe('done');
    expect(fake.heard.filter((one) => one === 'POST /v3/refund/domestic/refunds')).toHaveLength(1);
    expect(await provider.ask(tradeNo)).toEqual({ state: 'closed' });
  });

  it.each(['ABNORMAL', 'CLOSED'])('says so where a refund is %s', async (status) => {
    await paid();
    await provider.refund(back);
    fake.endRefund(tradeNo, status);
    await expect(provider.refund(back)).rejects.toThrow(status);
  });

  it('believes a notice, as often as it comes', async () => {
    await paid();
    const notice = fake.noticeOf(tradeNo);
    const all = { state: 'paid', tradeNo, amount: 39_900, paidAt: NOW };
    expect(await provider.believe(notice)).toMatchObject(all);
    expect(await provider.believe(notice)).toMatchObject(all);
  });

  it('leaves notices of other things alone', async () => {
    const about = fake.write('REFUND.SUCCESS', { out_refund_no: 'x' });
    expect(await provider.believe(about)).toBeNull();
  });

  it.each<[string, (notice: Notice) => Notice]>([
    ['signed by somebody else', () => fake.write('TRANSACTION.SUCCESS', {}, fake.wrongHand())],
    ['for another merchant', () => fake.noticeOf(tradeNo, 'otherMerchant')],
    ['with another body', (one) => ({ ...one, body: one.body.replace('支付', '退款') })],
    ['without a signature', ({ body }) => ({ body, headers: {} })],
    ['of the probe', (one) => withHeader(one, 'signature', 'WECHATPAY/SIGNTEST/abc')],
    ['by a key that nobody knows', (one) => withHeader(one, 'serial', 'PUB_KEY_ID_0')],
    ['by a certificate that nobody knows', (one) => withHeader(one, 'serial', '3'.repeat(40))],
    [
      'with its signature in another spelling',
      (one) => withHeader(one, 'signature', `${said(one)} `),
    ],
    ['that is no JSON', () => ({ ...signedWords('[') })],
    ['of no trade', () => fake.write('TRANSACTION.SUCCESS', { appid: 'wx8888888888888888' })],
  ])('believes no notice %s', async (_what, change) => {
    await paid();
    await expect(provider.believe(change(fake.noticeOf(tradeNo)))).rejects.toThrow(Error);
    expect(await provider.believe(fake.noticeOf(tradeNo))).not.toBeNull();
  });

  const said = ({ headers }: Notice) => String(headers['wechatpay-signature']);
  const withHeader = ({ body, headers }: Notice, name: string, value: string): Notice => ({
    body,
    headers: { ...headers, [`wechatpay-${name}`]: value },
  });
  const signedWords = (words: string) => ({ ...fake.write('x', {}), body: words });

  it.each([-301, 301])('believes no notice that is %d s old', async (seconds) => {
    await paid();
    const notice = fake.noticeOf(tradeNo);
    later(seconds * 1000);
    await expect(provider.believe(notice)).rejects.toThrow('age');
  });

  it('reads a bill, line by line', async () => {
    await paid();
    later(MINUTE_MS);
    await provider.refund(back);
    const transactionId = fake.trades.get(tradeNo)?.transactionId ?? '';
    const line = { tradeNo, transactionId, amount: 39_900 };
    fake.endRefund(tradeNo);
    expect(await provider.billOf('2026-11-20')).toEqual([
      { ...line, kind: 'paid', refundNo: '', at: NOW },
      { ...line, kind: 'refunded', refundNo: back.refundNo, at: clock.time },
    ]);
    expect(await provider.billOf('2026-11-19')).toEqual([]);
  });

  it.each([
    ['PROCESSING', 'refunding'],
    ['FAIL', 'refundFailed'],
    ['CHANGE', 'refundFailed'],
  ])('reads of a refund how far it is: %s', async (status, kind) => {
    await paid();
    await provider.refund(back);
    fake.endRefund(tradeNo, status);
    expect((await provider.billOf('2026-11-20'))[1]).toMatchObject({ kind, amount: 39_900 });
  });

  it('reads no bill that is not what was hashed', async () => {
    await paid();
    fake.changeBill();
    await expect(provider.billOf('2026-11-20')).rejects.toThrow('hashed');
    await expect(provider.billOf('2026-11-20')).rejects.toThrow(UnreadableBill);
  });

  it('knows whether a refund has arrived, and moves nothing to learn it', async () => {
    await paid();
    expect(await provider.hasGivenBack(back)).toBe(false);
    expect(fake.trades.get(tradeNo)?.refund).toBeNull();
    await provider.refund(back);
    expect(await provider.hasGivenBack(back)).toBe(false);
    fake.endRefund(tradeNo);
    expect(await provider.hasGivenBack(back)).toBe(true);
    await expect(provider.hasGivenBack({ ...back, amount: 10 })).rejects.toThrow('another refund');
  });

  it.each(['reset', 'error500', 'systemError', 'doneAndReset'] as const)(
    'after %s asks once more, and nothing is done twice',
    async (trouble) => {
      fake.troubles.push(trouble);
      const code = await provider.begin(bill);
      expect(fake.trades.get(tradeNo)?.codeUrl).toBe(code);
      fake.pay(tradeNo);
      fake.troubles.push(trouble);
      expect(await provider.ask(tradeNo)).toMatchObject({ state: 'paid' });
      fake.troubles.push(trouble);
      expect(await provider.refund(back)).toBe('pending');
    },
  );

  testEveryProvider(() => ({ provider, fake }), { tradeNo, paid });

  it('tells an amount as it is said: whether it is right is seen where the order is', async () => {
    await paid();
    fake.troubles.push('changedAmount');
    expect(await provider.ask(tradeNo)).toMatchObject({ amount: 39_910 });
  });

  it('asks for no amount that has no fen', async () => {
    await expect(provider.begin({ ...bill, amount: 39_905 })).rejects.toThrow('no amount in fen');
  });
});

describe('platform certificates', () => {
  const certificatesOf = ({ heard }: Fake) =>
    heard.filter((one) => one === 'GET /v3/certificates').length;
  let fake: Fake;
  let provider: ReturnType<typeof wechatPay>;
  beforeEach(async () => {
    fake = await startFakeWechat(clock, { by: 'certificate' });
    provider = wechatPay(fake.keys, clock);
    await provider.begin(bill);
    fake.pay(tradeNo);
  });
  afterEach(() => fake.close());

  it('are fetched once for many answers, and anew within half a day', async () => {
    for (let count = 0; count < 5; count += 1) await provider.ask(tradeNo);
    expect(certificatesOf(fake)).toBe(1);
    later(11 * 3_600_000);
    await provider.ask(tradeNo);
    expect(certificatesOf(fake)).toBe(2);
  });

  it('are fetched when WeChat signs with a new one', async () => {
    later(2 * MINUTE_MS);
    fake.rotate();
    expect(await provider.believe(fake.noticeOf(tradeNo))).toMatchObject({ tradeNo });
    expect(certificatesOf(fake)).toBe(2);
  });

  it('are not fetched for each number that somebody makes up', async () => {
    later(2 * MINUTE_MS);
    const { body, headers } = fake.noticeOf(tradeNo);
    const tries = Array.from({ length: 50 }, (_, at) =>
      provider.believe({ body, headers: { ...headers, 'wechatpay-serial': `${at}` } }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(certificatesOf(fake)).toBe(2);
  });

  it('are believed under the merchant’s own key alone', async () => {
    const other = wechatPay({ ...fake.keys, apiV3Key: 'b'.repeat(32) }, clock);
    await expect(other.ask(tradeNo)).rejects.toThrow('not signed');
  });

  it('that have ended sign nothing any more', async () => {
    clock.time = new Date('2032-01-01T00:00:00Z');
    await expect(provider.believe(fake.noticeOf(tradeNo))).rejects.toThrow('serial');
  });
});
