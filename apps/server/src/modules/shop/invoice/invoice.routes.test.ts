import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { shopManageRoutes } from '../manage/shopManage.routes';
import { invoiceRoutes } from './invoice.routes';
import { invoiceManageRoutes } from './invoiceManage.routes';
import { invoiceRequest } from './invoice.tables';

const test = useTestApp({
  modules: {
    main: [...shopModules, invoiceRoutes, invoiceManageRoutes, shopManageRoutes],
    aside: [madeFileRoutes],
  },
});
const shop = shopping(test);
const [ANNA, BEN, ADMIN] = [1, 2, 3] as const;
const url = '/doctor-cheese/order/invoice/v1';
const managed = '/doctor-cheese/manage/invoice/v1';

const ask = async (call: string, asked: object, who: number) => {
  const [method = '', path = ''] = call.split(' ');
  const inManage = path.startsWith('manage/');
  const address = inManage ? `${managed}/${path.slice('manage/'.length)}` : `${url}/${path}`;
  return test.ask(`${method} ${address}`, asked, await shop.by(who));
};
const company = { titleKind: 2, title: '福建医科大学', taxNo: '91350100M000100Y43' };
const apply = (orderId: number, more: object = {}, who: number = ANNA) =>
  ask('POST apply', { orderId, titleKind: 1, title: '安娜', ...more }, who);
const ofOrder = async (orderId: number) =>
  (await ask(`GET of-order?orderId=${orderId}`, {}, ANNA)).body.data as {
    obstacle: string | null;
    invoice: { state: string } | null;
  };
const issue = (id: number, number = '25352000000012345678') =>
  ask('PUT manage/issue', { id, number }, ADMIN);
const refund = async (orderId: number) =>
  test.ask(
    'POST /doctor-cheese/manage/order/v1/refund',
    { orderId, reason: '重复购买' },
    await shop.by(ADMIN),
  );

async function paidOrder(specificationId = 1, payway: 2 | 3 = 2) {
  const orderId = await shop.place(ANNA, [specificationId]);
  await shop.pay(ANNA, orderId, payway);
  await shop.money(orderId, payway);
  return orderId;
}

async function paidRecharge() {
  const place = 'POST /doctor-cheese/recharge/v1/order/place-order';
  const { body } = await test.ask(place, { offerId: 1 }, await shop.by(ANNA));
  const { id } = body.data as { id: number };
  await shop.pay(ANNA, id, 3);
  await shop.money(id, 3);
  return id;
}

async function wordsOf(link: unknown) {
  const { rawPayload, headers } = await test.fetch(
    (link as { url: string }).url,
    await test.signIn(ANNA),
  );
  return { bytes: rawPayload, type: headers['content-type'] };
}

beforeEach(() =>
  test.given({
    people: [
      { name: '安娜', phone: '13800000001' },
      { name: '本' },
      { name: '方远', isPlatformAdmin: true },
    ],
    commodities: [
      { title: '心电图判读', price: 39_900 },
      { title: '骨科', price: 20_000 },
    ],
    offers: [{ amount: 100_000, gift: 5_000, price: 99_000 }],
  }),
);

describe('order/invoice/v1/apply', () => {
  it('asks for what was paid with money, under a title', async () => {
    const orderId = await paidOrder();
    expect((await apply(orderId, { ...company, taxNo: ' 91350100m000100y43' })).status).toBe(200);
    expect(await ofOrder(orderId)).toMatchObject({
      amount: 39_900,
      product: '心电图判读',
      obstacle: null,
      invoice: { state: 'waiting', amount: 39_900, ...company, email: null, hasFile: false },
    });
  });

  it('takes one living request for each order, however often and at once', async () => {
    const orderId = await paidOrder();
    const all = await Promise.all(Array.from({ length: 6 }, () => apply(orderId)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await apply(orderId)).toMatchObject({
      body: { message: '该订单已申请开票，请勿重复申请' },
    });
  });

  it.each([
    [{ ...company, taxNo: '91350100M000100Y44' }, '请填写正确的统一社会信用代码（18 位）'],
    [{ ...company, taxNo: undefined }, '请填写正确的统一社会信用代码（18 位）'],
  ])('refuses %j in words', async (said, message) => {
    expect(await apply(await paidOrder(), said)).toMatchObject({ status: 400, body: { message } });
  });

  it.each([[{ title: ' ' }], [{ title: '\u200b' }], [{ email: 'nobody' }], [{ titleKind: 3 }]])(
    'refuses %j',
    async (said) => expect((await apply(await paidOrder(), said)).status).toBe(400),
  );

  it('never says how much: what is sent along is refused', async () => {
    expect((await apply(await paidOrder(), { amount: 9_000_000 })).status).toBe(400);
  });

  it('refuses what is not paid, not theirs, or went back', async () => {
    const unpaid = await shop.place(ANNA, [1]);
    expect(await apply(unpaid)).toMatchObject({ body: { message: '订单支付后才能申请开票' } });
    expect((await apply(unpaid, {}, BEN)).status).toBe(404);
    const orderId = await paidOrder(2);
    await refund(orderId);
    expect(await apply(orderId)).toMatchObject({ body: { message: '订单已退款，不能开票' } });
  });

  it('is for the recharge, not for what the balance pays for', async () => {
    const recharge = await paidRecharge();
    const orderId = await shop.place(ANNA, [1]);
    await shop.pay(ANNA, orderId, 1);
    expect((await ofOrder(orderId)).obstacle).toBe('balance');
    expect((await apply(orderId)).status).toBe(409);
    expect((await apply(recharge)).status).toBe(200);
    expect(await ofOrder(recharge)).toMatchObject({ invoice: { amount: 99_000 } });
  });

  it('does not go on for ever', async () => {
    const orderId = await paidOrder();
    const statuses = [];
    for (let at = 1; at <= 31; at += 1) {
      statuses.push((await apply(orderId)).status);
      await ask('PUT withdraw', { id: at }, ANNA);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('is withdrawn while nobody has worked on it, and asked for again', async () => {
  const orderId = await paidOrder();
  await apply(orderId);
  expect((await ask('PUT withdraw', { id: 1 }, BEN)).status).toBe(404);
  expect((await ask('PUT withdraw', { id: 1 }, ANNA)).status).toBe(200);
  expect((await issue(1)).status).toBe(409);
  expect((await apply(orderId, company)).status).toBe(200);
  await issue(2);
  expect((await ask('PUT withdraw', { id: 2 }, ANNA)).status).toBe(409);
  const { list } = (await ask('GET list', {}, ANNA)).body.data as { list: { state: string }[] };
  expect(list.map(({ state }) => state)).toEqual(['issued', 'withdrawn']);
});

it('of a withdrawal and an issue at once one counts', async () => {
  await apply(await paidOrder());
  const both = await Promise.all([ask('PUT withdraw', { id: 1 }, ANNA), issue(1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('ends with the money that went back', async () => {
  const [waiting, issued] = [await paidOrder(1), await paidOrder(2)];
  await apply(waiting);
  await apply(issued);
  await issue(2);
  await refund(waiting);
  await refund(issued);
  expect((await ofOrder(waiting)).invoice).toMatchObject({ state: 'voided' });
  expect((await ofOrder(issued)).invoice).toMatchObject({ state: 'reversed' });
  expect(await ask('POST download', { id: 2 }, ANNA)).toMatchObject({ status: 409 });
  expect((await issue(1, '12345678')).status).toBe(409);
  const rows = await test.database.db.select().from(invoiceRequest);
  expect(rows.map(({ amount }) => amount)).toEqual([39_900, 20_000]);
});

describe('order/invoice/v1/download', () => {
  it('hands out what the platform attests, in words that can be read', async () => {
    await apply(await paidOrder(), company);
    expect((await ask('POST download', { id: 1 }, ANNA)).status).toBe(409);
    await issue(1);
    expect((await ask('POST download', { id: 1 }, BEN)).status).toBe(404);
    const { body } = await ask('POST download', { id: 1 }, ANNA);
    expect(body.data).toMatchObject({ fileName: '开票凭据（收款收据）_25352000000012345678.pdf' });
    const { bytes, type } = await wordsOf(body.data);
    expect(type).toBe('application/pdf');
    const words = utf16In(bytes.toString('latin1'));
    for (const said of [
      '不是税务机关监制的发票或电子发票',
      '福建医科大学',
      '心电图判读',
      '微信支付',
    ]) {
      expect(words).toContain(said);
    }
    expect(bytes.toString('latin1')).toContain('(91350100M000100Y43) Tj');
    expect(bytes.toString('latin1')).toContain('( 39.90 ) Tj');
  });
});

/** The Chinese words of a drawing, as the font reads them. */
const utf16In = (drawing: string) =>
  [...drawing.matchAll(/<((?:[0-9a-f]{4})+)> Tj/g)]
    .map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    )
    .join('');
