import {
  browserIn,
  calls,
  grantTicket,
  loginAsked,
  password,
  passwordLogin,
  phone,
} from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { countAttempt } from '../../base/limit/limit.service';
import { userRoutes } from '../account/user.routes';
import { authRoutes } from './auth.routes';

const test = useTestApp({ modules: { main: [authRoutes, userRoutes] } });
const [home, away] = ['203.0.113.1', '198.51.100.66'];

beforeEach(() => test.given({ people: [{ phone, password }] }));

const ask = async (by: object) =>
  test.ask(`${calls.sendCode}?p=${phone}&ticket=${await grantTicket(test)}`, undefined, {
    address: home,
    ...by,
  });
const statusOf = async (by: object = {}) => (await ask(by)).status;
const signedInHere = async () =>
  browserIn(await test.ask(calls.byPassword, passwordLogin(), { address: home }));

/** Asks for a code each minute from all of these, until none is sent; answers how many were. */
async function flood(addresses: readonly string[]) {
  let sent = 0;
  for (const address of addresses) {
    for (;;) {
      test.clock.pass(60);
      if ((await statusOf({ address })) !== 200) break;
      sent++;
    }
  }
  return sent;
}

describe('codes that strangers have sent', () => {
  it('from one address leave some to those of another', async () => {
    expect(await flood([away])).toBe(4);
    test.clock.pass(60);
    expect(await statusOf()).toBe(200);
  });

  it('close a phone for two hours at most, wherever they come from', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `198.51.100.${n}`);
    for (let time = 0; time < 12; time++) {
      expect(await flood(many)).toBe(time === 0 ? 6 : 1);
      const refused = await ask({});
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(2 * 3600);
      test.clock.pass(Number(refused.headers['retry-after']));
    }
    expect(await statusOf()).toBe(200);
  });

  it('are no strangers’ once they are used', async () => {
    for (let time = 0; time < 12; time++) {
      expect(await statusOf()).toBe(200);
      const asked = { ...loginAsked, mobile: phone, code: test.sms.inbox?.[0]?.code };
      expect((await test.ask(calls.byCode, asked, { address: home })).status).toBe(200);
    }
  });

  it('cost thirty a day at most, used or not', async () => {
    for (let time = 0; time < 29; time++) {
      await countAttempt(test.database.db, test.clock.time, `sms-all:${phone}`);
    }
    const browser = await signedInHere();
    expect(await statusOf({ browser })).toBe(200);
    test.clock.pass(60);
    expect(await statusOf({ browser })).toBe(429);
    test.clock.pass(86_400);
    expect(await statusOf({ browser })).toBe(200);
  });

  it('leave those of the owner’s browser alone, and of who is signed in', async () => {
    const browser = await signedInHere();
    expect(await flood([away, '198.51.100.67', '198.51.100.68'])).toBe(6);
    expect(await statusOf()).toBe(429);
    expect(await statusOf({ browser })).toBe(200);
    const own = await test.signIn(1);
    const { status } = await test.ask(calls.sendCode, undefined, { token: own });
    expect(status).toBe(200);
  });
});
