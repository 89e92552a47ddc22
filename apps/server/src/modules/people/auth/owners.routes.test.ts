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
import { puzzle } from '../puzzle/puzzle.tables';
import { hashOf } from '../../../config/secrets';
import { knownBrowser } from '../browser/browser.tables';
import { authRoutes } from './auth.routes';

// Dozens of passwords are evaluated, and each is meant to take its time.
jest.setTimeout(30_000);

const test = useTestApp({ modules: { main: [authRoutes, userRoutes] } });
const [home, away] = ['203.0.113.1', '198.51.100.66'];
const newPassword = 'Giraffe-5';

beforeEach(() => test.given({ people: [{ phone, password }] }));

const ticketFor = () => grantTicket(test);
const byPassword = (changes: object, by: object = {}) =>
  test.ask(calls.byPassword, passwordLogin(changes), { address: home, ...by });
const byCode = (changes: object, by: object = {}) =>
  test.ask(calls.byCode, { ...loginAsked, mobile: phone, ...changes }, { address: home, ...by });
const newestCode = () => test.sms.inbox?.[0]?.code ?? 'none';
const numberOf = (browser: string) => /=([\w-]+)/.exec(browser)?.[1] ?? browser;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Asks for a code, and answers what browser now keeps which number. */
async function askCode(by: object = {}, ticket = '') {
  const url = `${calls.sendCode}?p=${phone}&ticket=${ticket}`;
  const answer = await test.ask(url, undefined, { address: home, ...by });
  return { status: answer.status, browser: browserIn(answer), code: newestCode() };
}

/** An attacker who tries everything to lock the owner out, from any address. */
async function attackPassword() {
  for (let time = 0; time < 11; time++) {
    test.clock.pass(35);
    const asked = { password: 'wrong-one', ticket: await ticketFor() };
    await byPassword(asked, { address: `198.51.100.${time}` });
  }
}

async function attackCodes(address: string) {
  const keys: unknown[] = [];
  for (let time = 0; time < 25; time++) {
    const asked = { code: '000000', ticket: await ticketFor() };
    keys.push((await byCode(asked, { address })).body['key']);
  }
  return new Set(keys);
}

describe('a browser in which somebody has signed in before', () => {
  const signedInHere = async () => browserIn(await byPassword({}));

  it('keeps a number that no script reads, and that goes to no other site', async () => {
    const { headers } = await byPassword({});
    expect(headers['set-cookie']).toMatch(
      /^cheese_browser=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('takes the right password while strangers have closed it to strangers', async () => {
    const browser = await signedInHere();
    await attackPassword();
    const refused = await byPassword({ ticket: await ticketFor() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await byPassword({}, { browser, address: away })).status).toBe(200);
  });

  it('is counted by itself: its own wrong passwords wait, want a puzzle and end', async () => {
    const browser = await signedInHere();
    const failHere = async () =>
      byPassword({ password: 'wrong-one', ticket: await ticketFor() }, { browser });
    for (let time = 0; time < 10; time++) {
      test.clock.pass(35);
      expect((await failHere()).status).toBe(400);
    }
    expect(await failHere()).toMatchObject({ status: 429 });
    expect((await byPassword({}, { browser })).status).toBe(428);
    expect((await byPassword({})).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const browser = await signedInHere();
    await test.given({ people: [{ phone: '13900139000', password }] });
    const other = { phoneNum: '13900139000', password: 'wrong-one' };
    for (let time = 0; time < 3; time++) await byPassword(other, { browser });
    expect((await byPassword(other, { browser })).status).toBe(428);
  });

  it('needs no puzzle for what others failed at its address, nor do its own slips cost them one', async () => {
    const browser = await signedInHere();
    for (let time = 0; time < 3; time++) await byPassword({ password: 'slip' }, { browser });
    await test.given({ people: [{ phone: '13900139000', password }] });
    expect((await byPassword({ phoneNum: '13900139000' })).status).toBe(200);
    test.clock.pass(15 * 60);
    for (let time = 0; time < 3; time++) {
      await countAttempt(test.database.db, test.clock.time, `failed:${home}`);
    }
    expect((await byPassword({}, { browser })).status).toBe(200);
    expect((await byPassword({})).status).toBe(428);
  });

  it('is one no more once a new password is set elsewhere', async () => {
    const browser = await signedInHere();
    const { code } = await askCode({ address: away });
    const asked = { phoneNum: phone, code, newPassword, ticket: await ticketFor() };
    const by = { address: away };
    expect((await test.ask(calls.setPassword, asked, by)).status).toBe(200);
    const owners = await test.database.db.select().from(knownBrowser);
    expect(owners.map(({ browserHash }) => browserHash)).not.toContain(hashOf(numberOf(browser)));
  });

  it('is one no more at a school either, whose account has the same password', async () => {
    await test.given({
      organisations: [{ name: '仁心医学院' }],
      memberships: [{ personId: 1, organisationId: 1, account: 'student01' }],
    });
    const bySchool = { ...loginAsked, orgId: 1, username: 'student01', password };
    expect((await test.ask(calls.bySchool, bySchool)).status).toBe(200);
    const { code } = await askCode({ address: away });
    const asked = { phoneNum: phone, code, newPassword, ticket: await ticketFor() };
    expect((await test.ask(calls.setPassword, asked, { address: away })).status).toBe(200);
    const owners = await test.database.db.select().from(knownBrowser);
    expect(owners.filter(({ account }) => account.includes('school'))).toEqual([]);
  });

  it('is one of twenty at most: the oldest is a stranger again', async () => {
    for (let time = 0; time < 22; time++) {
      test.clock.pass(60);
      await byPassword({});
    }
    expect(await test.database.db.$count(knownBrowser)).toBe(20);
  });

  it('of a school account knows nothing of the same name at another school', async () => {
    const account = '20230001';
    await test.given({
      organisations: [{ name: '仁心医学院' }, { name: '济世医学院' }],
      people: [{ password }, { password: 'Quiet-Otter-7' }],
      memberships: [
        { personId: 2, organisationId: 1, account },
        { personId: 3, organisationId: 2, account },
      ],
    });
    const bySchool = (changes: object, by: object = {}) =>
      test.ask(
        calls.bySchool,
        { ...loginAsked, orgId: 1, username: account, password, ...changes },
        { address: home, ...by },
      );
    const own = await bySchool({});
    expect(own.status).toBe(200);
    const browser = browserIn(own);
    for (let time = 0; time < 3; time++) await bySchool({ orgId: 2 }, { browser });
    expect((await bySchool({ orgId: 2 }, { browser })).status).toBe(428);
  });
});

describe('codes that strangers guess', () => {
  it('close nothing where none was sent', async () => {
    expect(await attackCodes(away)).toEqual(new Set(['code.wrong']));
    const { browser, code } = await askCode({}, await ticketFor());
    expect((await byCode({ code, ticket: await ticketFor() }, { browser })).status).toBe(200);
  });

  it('cost a puzzle each where somebody else has asked for it', async () => {
    const { code } = await askCode();
    expect((await byCode({ code: wrong(code) }, { address: away })).status).toBe(428);
    const reset = { code: wrong(code), newPassword, phoneNum: phone };
    const from = { address: away };
    expect((await test.ask(calls.setPassword, reset, from)).status).toBe(428);
    const solved = { ...reset, ticket: await ticketFor() };
    expect((await test.ask(calls.setPassword, solved, from)).body['key']).toBe('code.wrong');
  });

  it('wear it out for strangers alone, at the same address too', async () => {
    const { browser, code } = await askCode();
    await attackCodes(home);
    const ticket = await ticketFor();
    expect((await byCode({ code, ticket })).body['key']).toBe('code.wrong');
    expect((await byCode({ code, ticket: await ticketFor() }, { browser })).status).toBe(200);
  });

  it('do not take its place by a newer one', async () => {
    const { browser, code } = await askCode();
    test.clock.pass(60);
    await askCode({ address: away });
    expect((await byCode({ code }, { browser })).status).toBe(200);
  });

  it('leave a way to a new password, and in with it', async () => {
    await attackPassword();
    await attackCodes(away);
    const { browser, code } = await askCode({}, await ticketFor());
    const reset = { code, newPassword, phoneNum: phone };
    const by = { address: home, browser };
    expect((await test.ask(calls.setPassword, reset, by)).status).toBe(200);
    expect((await byPassword({ password: newPassword }, by)).status).toBe(200);
  });
});

describe('a school behind one address', () => {
  it('is held back by puzzles that were not solved, not by those that were', async () => {
    const place = async (id: string) => {
      const rows = await test.database.db.select().from(puzzle);
      return rows.find((row) => row.id === id)?.x ?? -1;
    };
    for (let time = 0; time < 99; time++) {
      await countAttempt(test.database.db, test.clock.time, 'puzzle:127.0.0.1');
    }
    for (let time = 0; time < 3; time++) {
      const shown = await test.ask(calls.puzzle);
      const { puzzleId } = shown.body.data as { puzzleId: string };
      const solved = { puzzleId, x: await place(puzzleId) };
      expect((await test.ask(calls.solve, solved)).status).toBe(200);
    }
    expect((await test.ask(calls.puzzle)).status).toBe(200);
    expect(await test.ask(calls.puzzle)).toMatchObject({
      status: 429,
      body: { message: '操作过于频繁，请 10 分钟后再试' },
      headers: { 'retry-after': '600' },
    });
  });

  it('is held back by codes that were not used, not by those that were', async () => {
    for (let time = 0; time < 59; time++) {
      await countAttempt(test.database.db, test.clock.time, `sms-from:${home}`);
    }
    const { browser, code } = await askCode();
    test.clock.pass(60);
    expect((await askCode()).status).toBe(429);
    expect((await byCode({ code }, { browser })).status).toBe(200);
    expect((await askCode()).status).toBe(200);
  });
});
