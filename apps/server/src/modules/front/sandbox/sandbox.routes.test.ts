import { everyModule } from '../../modules';
import { buildApp } from '../../../app';
import { aliyunSms } from '../../../ports/aliyunSms';
import { calls, phone, receiveCode } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { sandboxRoutes } from './sandbox.routes';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { scanRoutes } from '../../people/scan/scan.routes';
import { authRoutes } from '../../people/auth/auth.routes';

const test = useTestApp({
  modules: { main: [authRoutes, scanRoutes, ...shopModules], aside: [sandboxRoutes] },
});
const scans = '/sandbox/api/scans';

beforeEach(() => test.given({ people: [{ phone }] }));

const showCode = () => test.get('/doctor-cheese/open/v1/generate/id?cnt=1');
const press = (act: string, more: object = {}) =>
  test.ask(`POST ${scans}`, { id: 1, act, ...more });
const submitForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/sandbox/scans',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('the demo phone', () => {
  it('shows the codes that were sent, newest first', async () => {
    const code = await receiveCode(test);
    await receiveCode(test, '13900139000');
    const { body } = await test.get(`/sandbox/api/sms?phone=${phone}`);
    expect(body.data).toEqual([{ phone, code, sentAt: test.clock.time.getTime() }]);
    expect((await test.get('/sandbox/api/sms')).body.data).toHaveLength(2);
    expect((await test.app.inject('/sandbox')).body).toContain(`<strong>${code}</strong>`);
  });

  it('scans a QR code, agrees as somebody, or says no', async () => {
    await showCode();
    expect((await test.get(scans)).body.data).toMatchObject([{ id: 1, status: 0 }]);
    await press('scan');
    expect((await test.get(scans)).body.data).toMatchObject([{ id: 1, status: 2 }]);
    expect((await press('confirm', { phone })).status).toBe(200);
    expect((await test.get(scans)).body.data).toMatchObject([{ id: 1, status: 1 }]);
    await press('cancel');
    expect((await test.get(scans)).body.data).toEqual([]);
  });

  it.each([
    [{ act: 'confirm' }, 400, '手机号不能为空'],
    [{ act: 'confirm', phone: '13900139000' }, 404, '该手机号尚未注册'],
    [{ act: 'confirm', phone, id: 9 }, 408, '二维码已失效，点击刷新'],
    [{ act: 'eat' }, 400, '参数 act 的取值不在允许范围内'],
  ])('refuses %j', async (asked, status, message) => {
    await showCode();
    expect(await press('', asked)).toMatchObject({ status, body: { message } });
  });

  it('is a page with forms and without scripts', async () => {
    await showCode();
    const page = await test.app.inject('/sandbox');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script|style=|onclick/);
    const pressed = await submitForm({ id: '1', act: 'confirm', phone });
    expect(pressed.statusCode).toBe(303);
    expect((await test.get(scans)).body.data).toMatchObject([{ status: 1 }]);
    expect((await submitForm({ id: 'x', act: 'confirm' })).statusCode).toBe(400);
  });

  it('takes no presses from other sites', async () => {
    await showCode();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const pressed = await submitForm({ id: '1', act: 'confirm', phone }, foreign);
    expect(pressed.statusCode).toBe(403);
    expect((await test.get(scans)).body.data).toMatchObject([{ status: 0 }]);
  });
});

describe('a bill', () => {
  const shop = shopping(test);
  const begin = async () => {
    await test.given({ commodities: [{ title: '心电图<判读>' }] });
    const id = await shop.place(1, [1]);
    await shop.pay(1, id, 2);
    const { body } = await test.get('/sandbox/api/trades');
    const [trade] = body.data as { tradeNo: string }[];
    return { id, tradeNo: trade?.tradeNo ?? '' };
  };
  const press = (tradeNo: string, act: string) =>
    test.ask('POST /sandbox/api/trades', { tradeNo, act });

  it.each(['pay', 'payTwice'])('is paid by %s, once', async (act) => {
    const { id, tradeNo } = await begin();
    expect((await press(tradeNo, act)).status).toBe(200);
    expect(await shop.poll(1, id)).toMatchObject({ body: { data: 2 } });
    expect(await press(tradeNo, 'pay')).toMatchObject({ status: 409 });
    expect(await shop.faults()).toEqual([]);
  });

  it('is paid without a word of it, until its provider tells or is asked', async () => {
    const { id, tradeNo } = await begin();
    await press(tradeNo, 'payQuietly');
    expect(await shop.poll(1, id)).toMatchObject({ body: { data: 1 } });
    await press(tradeNo, 'tell');
    expect(await shop.poll(1, id)).toMatchObject({ body: { data: 2 } });
  });

  it('is declined, says so, and can be paid all the same while it is open', async () => {
    const { id, tradeNo } = await begin();
    await press(tradeNo, 'decline');
    expect((await test.get('/sandbox/api/trades')).body.data).toMatchObject([
      { tradeNo, isDeclined: true, isPaid: false },
    ]);
    const { body } = await test.app.inject('/sandbox');
    expect(body).toContain('已拒绝，仍可支付');
    expect(body).not.toContain('value="decline"');
    expect(await shop.poll(1, id)).toMatchObject({ body: { data: 1 } });
    await press(tradeNo, 'pay');
    expect(await shop.poll(1, id)).toMatchObject({ body: { data: 2 } });
    expect((await test.get('/sandbox/api/trades')).body.data).toMatchObject([
      { isDeclined: false, isPaid: true },
    ]);
  });

  it('stands on the page with its buttons, its title as text', async () => {
    await begin();
    const page = await test.app.inject('/sandbox');
    expect(page.body).toContain('心电图&#60;判读&#62;');
    expect(page.body).toContain('value="payQuietly"');
  });

  it('has a code for Alipay’s frame, that our own pages may show', async () => {
    const frame = await test.app.inject('/sandbox/alipay/2026A0');
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(frame.body).toContain('<svg');
  });
});

describe('with a real provider of SMS', () => {
  const keys = { accessKeyId: 'i', accessKeySecret: 's', signName: 'n', templateCode: 't' };
  const answerWith = (Code: string) =>
    jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json({ Code }));
  const withProvider = (wire: typeof fetch) =>
    buildApp({
      modules: everyModule,
      ...test.app.services,
      sms: aliyunSms(keys, test.clock, wire),
      payments: { orderMinutes: 30, bank: null, providers: { 2: null, 3: null }, purses: null },
      storageDir: '.',
      sites: null,
      emergencyPort: 0,
      chatOrigin: null,
      logLevel: 'silent',
    });
  const send = calls.sendCode.replace('GET ', '');

  it('there is no demo phone, and the code goes to the provider, in no address', async () => {
    const wire = answerWith('OK');
    const app = withProvider(wire);
    expect((await app.inject('/sandbox')).statusCode).toBe(404);
    expect((await app.inject('/sandbox/api/sms')).statusCode).toBe(404);
    expect((await app.inject(`${send}?p=${phone}`)).statusCode).toBe(200);
    const [address, request] = wire.mock.calls[0] ?? [];
    expect(address).toBe('https://dysmsapi.aliyuncs.com/');
    const sent = Object.fromEntries(request?.body as URLSearchParams);
    expect(sent).toMatchObject({ Action: 'SendSms', PhoneNumbers: phone, SignName: 'n' });
    expect(JSON.parse(sent['TemplateParam'] ?? '')).toEqual({
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
  });

  it('where only bills are demo ones, nobody signs in by the phone', async () => {
    const { sms, ...services } = test.app.services;
    const app = buildApp({
      modules: everyModule,
      ...services,
      sms: { send: sms.send, inbox: null },
      storageDir: '.',
      sites: null,
      emergencyPort: 0,
      chatOrigin: null,
      logLevel: 'silent',
    });
    expect((await app.inject('/sandbox/api/trades')).statusCode).toBe(200);
    for (const path of ['api/sms', 'api/scans']) {
      expect((await app.inject(`/sandbox/${path}`)).statusCode).toBe(404);
    }
    const scan = {
      method: 'POST',
      url: '/sandbox/api/scans',
      payload: { id: 1, act: 'scan' },
    } as const;
    expect((await app.inject(scan)).statusCode).toBe(404);
  });

  it('its refusal is a failed SMS', async () => {
    const app = withProvider(answerWith('isv.BUSINESS_LIMIT_CONTROL'));
    const answer = await app.inject(`${send}?p=${phone}`);
    expect(answer.json()).toMatchObject({ flag: 502, message: '短信发送失败，请稍后重试' });
  });
});
