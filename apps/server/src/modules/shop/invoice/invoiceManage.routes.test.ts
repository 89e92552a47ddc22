import { sendForm } from '../../../testing/calls/sendForm';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { notice } from '../../people/notice/notice.tables';
import { invoiceRoutes } from './invoice.routes';
import { invoiceManageRoutes } from './invoiceManage.routes';

const test = useTestApp({
  modules: {
    main: [...shopModules, invoiceRoutes, invoiceManageRoutes],
    aside: [madeFileRoutes],
  },
});
const shop = shopping(test);
const [ANNA, BEN, ADMIN] = [1, 2, 3] as const;
const url = '/doctor-cheese/manage/invoice/v1';
const number = '25352000000012345678';

const ask = async (call: string, asked: object = {}) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${url}/${path}`, asked, await shop.by(ADMIN));
};
const mine = async (call: string, asked: object, who: number = ANNA) => {
  const [method = '', path = ''] = call.split(' ');
  const address = `/doctor-cheese/order/invoice/v1/${path}`;
  return test.ask(`${method} ${address}`, asked, await shop.by(who));
};
async function asked(who: number, title: string) {
  const orderId = await shop.place(who, [1]);
  await shop.pay(who, orderId, 2);
  await shop.money(orderId, 2);
  await mine('POST apply', { orderId, titleKind: 1, title }, who);
}
const upload = async (id: number, bytes: string) =>
  sendForm(test, `${url}/upload`, {
    ...(await shop.by(ADMIN)),
    fields: { id: String(id) },
    file: { bytes, name: '发票.pdf' },
  });
const found = async (query: string) => {
  const { list } = (await ask(`GET list${query}`)).body.data as { list: { id: number }[] };
  return list.map(({ id }) => id);
};
const acts = async () => (await test.database.db.select().from(auditEntry)).map(({ act }) => act);

beforeEach(async () => {
  await test.given({
    people: [
      { name: '安娜', phone: '13800000001' },
      { name: '本', phone: '13800000002' },
      { name: '方远', isPlatformAdmin: true },
    ],
    commodities: [{ title: '心电图判读', price: 39_900 }],
  });
  await asked(ANNA, '安娜');
  await asked(BEN, '本地医院');
});

it('lists what was asked for, by words, by a whole phone and by state', async () => {
  expect(await found('')).toEqual([2, 1]);
  expect(await found(`?keyword=${encodeURIComponent('医院')}`)).toEqual([2]);
  expect(await found('?keyword=13800000001')).toEqual([1]);
  expect(await found('?keyword=1380000000')).toEqual([]);
  await ask('PUT issue', { id: 1, number });
  expect(await found('?state=waiting')).toEqual([2]);
  expect(await found('?state=issued')).toEqual([1]);
  expect(await found(`?keyword=${number}`)).toEqual([1]);
  expect((await ask('GET list?state=issued')).body.data).toMatchObject({
    list: [{ number, person: { name: '安娜', phoneNum: '138****0001' } }],
  });
});

it('issues once, tells who asked, and leaves one trace', async () => {
  const both = await Promise.all([1, 2].map(() => ask('PUT issue', { id: 1, number })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await ask('PUT issue', { id: 2, number })).toMatchObject({
    body: { message: '该发票号码已用于其他申请' },
  });
  const [trace] = await test.database.db.select().from(auditEntry);
  expect(trace).toMatchObject({
    act: 'invoice.issue',
    byPersonId: ADMIN,
    toPersonId: ANNA,
    before: { state: '待开具' },
    after: { state: '已开具', number, title: '安娜', amount: '39.90 元' },
  });
  expect(await acts()).toEqual(['invoice.issue']);
  expect(await told()).toEqual([expect.stringContaining('的开票申请已处理')]);
});

it('rejects with a reason, and then it may be asked for again', async () => {
  expect((await ask('PUT reject', { id: 1, reason: '  ' })).status).toBe(400);
  expect((await ask('PUT reject', { id: 1, reason: '抬头与税号不符 <b>' })).status).toBe(200);
  expect((await ask('PUT reject', { id: 1, reason: '又一次' })).status).toBe(409);
  expect((await mine('GET list', {})).body.data).toMatchObject({
    list: [{ state: 'rejected', rejectReason: '抬头与税号不符 <b>' }],
  });
  expect(await told()).toEqual([expect.stringContaining('抬头与税号不符 &#60;b&#62;')]);
  expect((await mine('POST apply', { orderId: 1, titleKind: 1, title: '安娜' })).status).toBe(200);
});

it('hands out the real invoice once it was brought', async () => {
  expect((await upload(1, '%PDF-1.7 real')).status).toBe(409);
  await ask('PUT issue', { id: 1, number });
  expect(await upload(1, '<html>')).toMatchObject({
    body: { message: '请上传 PDF 格式的发票文件' },
  });
  expect((await upload(1, '%PDF-1.7 first')).status).toBe(200);
  expect((await upload(1, '%PDF-1.7 real')).status).toBe(200);
  expect((await upload(9, '%PDF-1.7 real')).status).toBe(404);
  for (const [who, link] of [
    [ANNA, await mine('POST download', { id: 1 })],
    [ADMIN, await ask('POST download', { id: 1 })],
  ] as const) {
    expect(link.body.data).toMatchObject({ fileName: `发票_${number}.pdf` });
    const { token } = await shop.by(who);
    const made = await test.fetch((link.body.data as { url: string }).url, token);
    expect(made.payload).toBe('%PDF-1.7 real');
  }
  // The first file is news, another in its place is not.
  const tax = expect.stringContaining('的税务发票已上传') as string;
  expect((await told()).filter((text) => text?.includes('税务发票已上传'))).toEqual([tax]);
  expect(await acts()).toEqual([
    'invoice.issue',
    'invoice.upload',
    'invoice.upload',
    'invoice.download',
  ]);
});

it('says in words that it takes no more than 5 MB', async () => {
  await ask('PUT issue', { id: 1, number });
  expect((await upload(1, `%PDF-1.7${'x'.repeat(5 * 1024 ** 2)}`)).status).toBe(413);
});

async function told() {
  const rows = await test.database.db.select().from(notice);
  return rows.map(({ html }) => html);
}
