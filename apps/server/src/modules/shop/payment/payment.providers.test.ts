import { alipayPay } from '../../../ports/alipay/alipayPay';
import type { Notice, Payments } from '../../../ports/payments';
import { wechatPay } from '../../../ports/wechat/wechatPay';
import { startFakeAlipay } from '../../../testing/providers/fakeAlipay';
import type { Trouble } from '../../../testing/providers/fakeProvider';
import { startFakeWechat } from '../../../testing/providers/fakeWechat';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { paymentNoticeRoutes } from './paymentNotice.routes';
import { providerWord, refund } from '../order/payment.tables';

const test = useTestApp({ modules: { main: shopModules, aside: [paymentNoticeRoutes] } });
const shop = shopping(test);
const BUYER = 1;

/** Both fakes, as far as a payment is the same at both. */
interface Fake {
  /** The person scans what was begun. */
  scan(code: string): string;
  pay(tradeNo: string): void;
  noticeOf(tradeNo: string, trouble?: Trouble): Notice;
  troubles: Trouble[];
  trades: ReadonlyMap<string, object>;
  close(): Promise<unknown>;
}

const startWechat = async () => {
  const fake = await startFakeWechat(test.clock, { by: 'certificate' });
  const scan = (code: string) =>
    [...fake.trades.values()].find(({ codeUrl }) => codeUrl === code)?.tradeNo ?? '';
  return { fake: { ...fake, scan }, provider: wechatPay(fake.keys, test.clock) };
};

const startAlipay = async () => {
  const fake = await startFakeAlipay(test.clock);
  const scan = (code: string) => fake.open(code).tradeNo;
  return { fake: { ...fake, scan }, provider: alipayPay(fake.keys, test.clock) };
};

const both = [
  { payway: 2, name: 'wechat', start: startWechat, taken: /SUCCESS/, refused: /FAIL/ },
  { payway: 3, name: 'alipay', start: startAlipay, taken: /^success$/, refused: /^failure$/ },
] as const;

describe.each(both)('by $name', ({ payway, name, start, taken, refused }) => {
  let fake: Fake;
  beforeEach(async () => {
    const started = await start();
    fake = started.fake;
    Object.assign(test.payments.providers as Payments['providers'], { [payway]: started.provider });
    const commodities = [
      { title: '心电图判读', price: 39_900 },
      { title: '急诊医学', price: 5_900 },
    ];
    await test.given({ commodities, people: [{ nickname: '买家' }] });
  });
  afterEach(() => fake.close());

  const bring = ({ body, headers }: Notice) =>
    test.app.inject({
      method: 'POST',
      url: `/pay/notice/${name}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  const begun = async (specificationId = 1) => {
    const orderId = await shop.place(BUYER, [specificationId]);
    const { data } = (await shop.pay(BUYER, orderId, payway)).body as {
      data: { wechatpayBody: { code_url: string } | null; body: string | null };
    };
    const tradeNo = fake.scan(data.wechatpayBody?.code_url ?? data.body ?? '');
    return { orderId, tradeNo };
  };
  const stateOf = async (orderId: number) => (await shop.poll(BUYER, orderId)).body.data;

  it('what is paid is delivered once, however often it is told', async () => {
    const { orderId, tradeNo } = await begun();
    expect(await stateOf(orderId)).toBe(1);
    fake.pay(tradeNo);
    const notices = Array.from({ length: 15 }, () => fake.noticeOf(tradeNo));
    const answers = await Promise.all([...notices, ...notices].map(bring));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers[0]?.body).toMatch(taken);
    expect(await stateOf(orderId)).toBe(2);
    expect(await shop.heldBy(BUYER)).toEqual([1]);
    expect(await shop.faults()).toEqual([]);
  });

  it('what nobody tells of is asked for, through every trouble', async () => {
    const { orderId, tradeNo } = await begun();
    fake.pay(tradeNo);
    fake.troubles.push('silence', 'wrongSignature', 'error500', 'error500', 'doneInSilence');
    for (const seconds of [16, 20, 40, 150, 500]) {
      expect(await stateOf(orderId)).toBe(1);
      test.clock.pass(seconds);
      await shop.work();
    }
    expect(fake.troubles).toEqual([]);
    test.clock.pass(1_500);
    await shop.work();
    expect(await stateOf(orderId)).toBe(2);
    expect(await shop.faults()).toEqual([]);
  });

  it('another amount, another merchant: nothing is delivered', async () => {
    const { orderId, tradeNo } = await begun();
    fake.pay(tradeNo);
    expect((await bring(fake.noticeOf(tradeNo, 'otherMerchant'))).body).toMatch(refused);
    await bring(fake.noticeOf(tradeNo, 'changedAmount'));
    fake.troubles.push('changedAmount');
    test.clock.pass(16);
    await shop.work();
    expect(await stateOf(orderId)).toBe(1);
    expect(await shop.heldBy(BUYER)).toEqual([]);
    await bring(fake.noticeOf(tradeNo));
    expect(await stateOf(orderId)).toBe(2);
    await bring(fake.noticeOf(tradeNo, 'changedAmount'));
    const words = await test.database.db.select().from(providerWord).orderBy(providerWord.id);
    const verdicts = words.map(({ verdict }) => verdict).filter((word) => word !== 'unbelieved');
    expect(verdicts).toEqual(['wrongAmount', 'wrongAmount', 'delivered', 'contradiction']);
  });

  it('the number of another payment proves nothing, and is answered as heard', async () => {
    const [first, second] = [await begun(), await begun(2)];
    for (const { tradeNo } of [first, second]) fake.pay(tradeNo);
    await bring(fake.noticeOf(first.tradeNo));
    const { transactionId, alipayNo } = Object(fake.trades.get(first.tradeNo));
    Object.assign(fake.trades.get(second.tradeNo) ?? {}, { transactionId, alipayNo });
    const { statusCode, body } = await bring(fake.noticeOf(second.tradeNo));
    expect([statusCode, taken.test(body)]).toEqual([200, true]);
    expect(await stateOf(second.orderId)).toBe(1);
    const words = await test.database.db.select().from(providerWord).orderBy(providerWord.id);
    expect(words.map(({ verdict }) => verdict)).toEqual(['delivered', 'contradiction']);
  });

  it('late money for an order that lives no more revives it', async () => {
    const { orderId, tradeNo } = await begun();
    fake.pay(tradeNo);
    test.clock.pass(31 * 60);
    await bring(fake.noticeOf(tradeNo));
    expect(await stateOf(orderId)).toBe(2);
  });

  it('money for which nothing can be given goes back where it came from', async () => {
    const { tradeNo } = await begun();
    await shop.takeOffSale(1);
    fake.pay(tradeNo);
    await bring(fake.noticeOf(tradeNo));
    fake.troubles.push('silence');
    await shop.work();
    test.clock.pass(16 * 60);
    await shop.work();
    if ('endRefund' in fake) (fake.endRefund as (tradeNo: string) => void)(tradeNo);
    test.clock.pass(61);
    await shop.work();
    const rows = await test.database.db.select().from(refund);
    expect(rows).toMatchObject([{ refundNo: `${tradeNo}R`, failure: null, amount: 39_900 }]);
    expect(rows[0]?.doneAt).not.toBeNull();
    expect(await shop.faults()).toEqual([]);
  });

  it('a code that nobody has paid is taken back once its order has ended', async () => {
    const { tradeNo } = await begun();
    test.clock.pass(31 * 60);
    await shop.work();
    expect(() => fake.pay(tradeNo)).toThrow('closed');
  });
});

let silent: Pick<Fake, 'close'> | null = null;
afterAll(() => silent?.close());

it('a provider that says nothing is said in words, and asked anew with the same number', async () => {
  const fake = await startFakeWechat(test.clock, { by: 'publicKey' });
  silent = fake;
  const provider = wechatPay(fake.keys, test.clock);
  Object.assign(test.payments.providers as Payments['providers'], { 2: provider });
  await test.given({
    commodities: [{ title: '心电图判读', price: 39_900 }],
    people: [{ nickname: '买家' }],
  });
  const id = await shop.place(BUYER, [1]);
  fake.troubles.push('doneInSilence');
  expect(await shop.pay(BUYER, id, 2)).toMatchObject({ body: { key: 'payment.unavailable' } });
  expect(await shop.pay(BUYER, id, 2)).toMatchObject({ status: 200 });
  expect(fake.trades.size).toBe(1);
  const log = test.log.join('');
  expect(log).toContain('a provider did not begin a payment');
  for (const secret of [fake.keys.apiV3Key, 'WECHATPAY2', 'PRIVATE KEY']) {
    expect(log).not.toContain(secret);
  }
});
