import { eq } from 'drizzle-orm';
import { hashPassword } from '../tries/password';
import { countAttempt } from '../../base/limit/limit.service';
import { puzzle } from '../puzzle/puzzle.tables';
import { useTestApp } from '../../../testing/useTestApp';
import {
  calls,
  earnTicket,
  grantTicket,
  password,
  passwordLogin,
  phone,
  receiveCode,
} from '../../../testing/calls/signingIn';
import { userRoutes } from '../account/user.routes';
import { authRoutes } from './auth.routes';

// Dozens of passwords are evaluated, and each is meant to take its time.
jest.setTimeout(30_000);

const test = useTestApp({ modules: { main: [authRoutes, userRoutes] } });
const other = '13900139000';

beforeEach(() => test.given({ people: [{ phone, password }] }));

const solutionOf = async (id: string) => {
  const rows = await test.database.db.select().from(puzzle).where(eq(puzzle.id, id));
  return rows[0]?.x ?? -1;
};

const ticket = () => grantTicket(test);

const fail = (changes: object = {}, address = '203.0.113.1') =>
  test.ask(calls.byPassword, passwordLogin({ password: 'wrong-one', ...changes }), { address });

/** So many failures from as many addresses, with tickets where they are needed, without hurry. */
async function failTimes(count: number, changes: object = {}) {
  const statuses: number[] = [];
  for (let time = 0; time < count; time++) {
    test.clock.pass(35);
    const asked = { ...changes, ticket: await ticket() };
    statuses.push((await fail(asked, `203.0.113.${time}`)).status);
  }
  return statuses;
}

describe.each([
  ['an account', phone],
  ['a phone that nobody has', other],
])('wrong passwords for %s', (_, phoneNum) => {
  it('need a puzzle after the third, wherever they come from', async () => {
    for (let time = 0; time < 3; time++) {
      expect((await fail({ phoneNum }, `203.0.113.${time}`)).status).toBe(400);
    }
    const { status, body } = await fail({ phoneNum }, '198.51.100.7');
    expect(status).toBe(428);
    expect(body).toMatchObject({ flag: 428, message: '请完成安全验证', key: 'puzzle.needed' });
    const good = await earnTicket(test, solutionOf);
    expect((await fail({ phoneNum, ticket: good }, '198.51.100.7')).status).toBe(400);
    test.clock.pass(60);
    expect((await fail({ phoneNum, ticket: good }, '198.51.100.7')).body['key']).toBe(
      'puzzle.needed',
    );
  });

  it('are looked at ten times in a quarter of an hour', async () => {
    const statuses = await failTimes(12, { phoneNum });
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await fail({ phoneNum, ticket: await ticket() })).body['message']).toBe(
      '密码错误次数过多，请 9 分钟后再试，或改用验证码登录',
    );
  });

  it('have to wait longer and longer from the fourth on', async () => {
    for (let time = 0; time < 4; time++) await fail({ phoneNum, ticket: await ticket() });
    expect((await fail({ phoneNum, ticket: await ticket() })).status).toBe(429);
    test.clock.pass(1);
    expect((await fail({ phoneNum, ticket: await ticket() })).status).toBe(400);
    test.clock.pass(1);
    expect((await fail({ phoneNum, ticket: await ticket() })).status).toBe(429);
    test.clock.pass(1);
    expect((await fail({ phoneNum, ticket: await ticket() })).status).toBe(400);
  });
});

describe('an account under attack', () => {
  it('takes not even the right password after ten wrong ones, until the first is old', async () => {
    await failTimes(10);
    const asked = async () => passwordLogin({ ticket: await ticket() });
    expect((await test.ask(calls.byPassword, await asked())).status).toBe(429);
    test.clock.pass(15 * 60 - 9 * 35);
    expect((await test.ask(calls.byPassword, await asked())).status).toBe(200);
  });

  it('leaves its owner signed in, and lets them in by code', async () => {
    const token = await test.signIn(1);
    await failTimes(10);
    expect((await test.ask(calls.info, undefined, { token })).status).toBe(200);
    const good = await ticket();
    await test.ask(`${calls.sendCode}?p=${phone}&ticket=${good}`);
    const code = test.sms.inbox?.[0]?.code;
    const login = { loginPlatform: 1, expireTime: 60, mobile: phone, code, ticket: await ticket() };
    expect((await test.ask(calls.byCode, login)).status).toBe(200);
  });

  it('is not opened by many tries at once', async () => {
    const tries = Array.from({ length: 30 }, (_, n) => fail({}, `203.0.113.${n}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  });
});

it('an address that failed three times needs a puzzle for every account, and for codes', async () => {
  for (const phoneNum of ['13700137001', '13700137002', '13700137003']) await fail({ phoneNum });
  expect((await fail({ phoneNum: other })).status).toBe(428);
  const asked = `${calls.sendCode}?p=${other}`;
  const by = { address: '203.0.113.1' };
  expect((await test.ask(asked, undefined, by)).status).toBe(428);
  expect((await test.ask(`${asked}&ticket=${await ticket()}`, undefined, by)).status).toBe(200);
  expect(await receiveCode(test, phone)).toMatch(/^\d{6}$/);
});

it('a ticket is not spent on a code that comes too soon', async () => {
  const asked = `${calls.sendCode}?p=${phone}`;
  expect((await test.ask(asked)).status).toBe(200);
  for (let time = 0; time < 3; time++) await fail();
  const good = await ticket();
  expect((await test.ask(`${asked}&ticket=${good}`)).status).toBe(429);
  test.clock.pass(60);
  expect((await test.ask(`${asked}&ticket=${good}`)).status).toBe(200);
});

it('an address may fail a hundred times in a quarter of an hour', async () => {
  for (let time = 0; time < 99; time++) {
    await countAttempt(test.database.db, test.clock.time, 'failed:203.0.113.1');
  }
  const withTicket = async () => fail({ phoneNum: other, ticket: await ticket() });
  expect((await withTicket()).status).toBe(400);
  expect((await withTicket()).status).toBe(429);
  test.clock.pass(15 * 60);
  expect((await withTicket()).status).toBe(400);
});

it('a whole class may sign in at the same moment from one address', async () => {
  const phones = Array.from({ length: 12 }, (_, n) => `137001370${10 + n}`);
  const passwordHash = await hashPassword(password);
  await test.given({ people: phones.map((own) => ({ phone: own, passwordHash })) });
  const logins = phones.map((phoneNum) => test.ask(calls.byPassword, passwordLogin({ phoneNum })));
  const statuses = (await Promise.all(logins)).map(({ status }) => status);
  expect(statuses).toEqual(Array(12).fill(200));
});

it('300 guesses at 300 phones at the same moment from one address are looked at three times', async () => {
  const phones = Array.from({ length: 300 }, (_, n) => `13700137${String(n).padStart(3, '0')}`);
  const tries = phones.map((phoneNum) => fail({ phoneNum }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  expect(statuses.filter((status) => status === 428)).toHaveLength(297);
});

it('who succeeds is not counted', async () => {
  for (let time = 0; time < 12; time++) {
    expect((await test.ask(calls.byPassword, passwordLogin())).status).toBe(200);
  }
});
