import { useTestApp } from '../../../testing/useTestApp';
import {
  browserIn,
  calls,
  grantTicket,
  loginAsked,
  password,
  phone,
  tokenOf,
} from '../../../testing/calls/signingIn';
import { userRoutes } from '../account/user.routes';
import { organisationRoutes } from './organisation.routes';
import { authRoutes } from '../auth/auth.routes';

const test = useTestApp({ modules: { main: [authRoutes, organisationRoutes, userRoutes] } });
const account = 'teacher01';

beforeEach(() =>
  test.given({
    people: [{ password, phone }, { password: 'Okapi-88' }, { password }],
    organisations: [{ name: '仁心医学院' }, { name: '济世医学院', logo: 'org/jishi.png' }],
    memberships: [
      { personId: 1, organisationId: 1, role: 2, account, number: 'T01' },
      { personId: 1, organisationId: 2, role: 1, account },
      { personId: 2, organisationId: 1, account: 'student01', number: 'S01' },
      { personId: 3, organisationId: 2, account: 'student01' },
    ],
  }),
);

const open = (name: string, pwd: string, more: object = {}, browser = 'none') =>
  test.ask(calls.orgList, { name, pwd, ...more }, { browser });
const logIn = (changes: object = {}) =>
  test.ask(calls.bySchool, { ...loginAsked, orgId: 1, username: account, password, ...changes });

describe('auth/v1/org-list', () => {
  it('answers the organisations that name and password open', async () => {
    expect((await open(account, password)).body.data).toEqual([
      { mainOrgId: 1, name: '仁心医学院', logo: 'default.png', userName: account },
      { mainOrgId: 2, name: '济世医学院', logo: 'org/jishi.png', userName: account },
    ]);
  });

  it('tells people of the same account apart by their password', async () => {
    const { body } = await open('student01', 'Okapi-88');
    expect(body.data).toEqual([expect.objectContaining({ mainOrgId: 1 })]);
  });

  it('compares the passwords of twenty people, the oldest schools first, and of no more', async () => {
    const people = Array.from({ length: 21 }, (_, n) => ({ password: `Okapi-${n + 1}` }));
    await test.given({
      people,
      organisations: people.map((_, n) => ({ name: `医学院 ${n}` })),
      memberships: people.map((_, n) => ({
        personId: n + 4,
        organisationId: n + 3,
        account: 'many01',
      })),
    });
    expect((await open('many01', 'Okapi-20')).body.data).toMatchObject([{ mainOrgId: 22 }]);
    expect((await open('many01', 'Okapi-21')).status).toBe(400);
  });

  it.each([
    ['nobody', password],
    [account, 'wrong-one'],
  ])('says the same of "%s" with "%s"', async (name, pwd) => {
    const { status, body } = await open(name, pwd);
    expect(status).toBe(400);
    expect(body).toEqual({
      flag: 400,
      message: '账号或密码错误！',
      data: null,
      key: 'login.wrong',
    });
  });

  it.each([
    ['', password, 'name', '请输入账号'],
    [account, '', 'pwd', '请输入密码'],
  ])('refuses "%s" with "%s"', async (name, pwd, field, message) => {
    expect(await open(name, pwd)).toMatchObject({ status: 400, body: { field, message } });
  });

  it('counts its failures together with those of the login', async () => {
    await open(account, 'wrong-one');
    await logIn({ password: 'wrong-two' });
    await open(account.toUpperCase(), 'wrong-three');
    expect((await logIn({ password: 'wrong-four' })).body['key']).toBe('puzzle.needed');
  });

  describe('asked in a browser in which the account has signed in', () => {
    const signIn = async (changes: object = {}) => browserIn(await logIn(changes));

    it('answers while strangers have closed it to strangers', async () => {
      const browser = await signIn();
      for (let time = 0; time < 10; time++) {
        test.clock.pass(35);
        await open(account, 'wrong-one', { ticket: await grantTicket(test) });
      }
      const ticket = await grantTicket(test);
      expect((await open(account, password, { ticket })).status).toBe(429);
      expect((await open(account, password, {}, browser)).body.data).toHaveLength(2);
    });

    it('counts its own slips for nobody else', async () => {
      const browser = await signIn();
      for (let time = 0; time < 3; time++) await open(account, 'slip', {}, browser);
      expect((await open(account, 'slip', {}, browser)).status).toBe(428);
      expect((await open(account, password)).status).toBe(200);
    });

    it('counts as strangers’ what may be a guess at somebody else of the same name', async () => {
      const browser = await signIn({ username: 'student01', password: 'Okapi-88' });
      for (let time = 0; time < 3; time++) await open('student01', 'guess', {}, browser);
      expect((await open('student01', password)).status).toBe(428);
    });

    it('opens to somebody else of the same name, too', async () => {
      const browser = await signIn({ username: 'student01', password: 'Okapi-88' });
      const { body } = await open('student01', password, {}, browser);
      expect(body.data).toEqual([expect.objectContaining({ mainOrgId: 2 })]);
    });
  });

  it('asked by name alone, tells of one’s own accounts only', async () => {
    const mine = { token: await test.signIn(1) };
    const byName = (name: string) =>
      test.ask(`GET /doctor-cheese/auth/v1/org-list?name=${name}`, undefined, mine);
    expect((await byName(account)).body.data).toHaveLength(2);
    expect((await byName('student01')).body.data).toEqual([]);
    expect((await test.get('/doctor-cheese/auth/v1/org-list?name=a')).status).toBe(401);
  });
});

describe('auth/v1/login/uno', () => {
  it.each([
    [1, 2, 'T01', '仁心医学院'],
    [2, 1, null, '济世医学院'],
  ])('enters organisation %d in its role', async (orgId, code, number, name) => {
    const token = tokenOf((await logIn({ orgId })).body);
    const { body } = await test.ask(calls.complete, undefined, { token });
    expect(body.data).toMatchObject({
      user: { userName: account, orgUserRole: { code }, number, organisation: { name } },
    });
  });

  it.each([
    [{ orgId: 9 }],
    [{ username: 'nobody' }],
    [{ password: 'wrong-one' }],
    [{ username: 'student01', orgId: 2, password: 'Okapi-88' }],
  ])('says the same of %j', async (changes) => {
    expect(await logIn(changes)).toMatchObject({
      status: 400,
      body: { message: '账号或密码错误！', key: 'login.wrong' },
    });
  });

  it('lets roles decide what may be called', async () => {
    const [teacher, admin] = [1, 2].map(async (orgId) => tokenOf((await logIn({ orgId })).body));
    const find = async (token?: Promise<string>) =>
      test.app.services.sessions.find((await token) ?? '', 'main');
    expect(await find(teacher)).toMatchObject({ roles: ['teacher'], organisationId: 1 });
    expect(await find(admin)).toMatchObject({
      roles: ['schoolAdmin', 'teacher'],
      organisationId: 2,
    });
  });
});

describe('org/v1/simple/main', () => {
  it('answers twenty a page, until a page is not full', async () => {
    await test.given({
      organisations: Array.from({ length: 20 }, (_, n) => ({ name: `第${n}医学院` })),
    });
    const page = async (p: number) =>
      (await test.get(`/doctor-cheese/org/v1/simple/main?p=${p}`)).body.data as object[];
    expect(await page(1)).toHaveLength(20);
    expect((await page(1))[0]).toEqual({ mainOrgId: 1, name: '仁心医学院', logo: 'default.png' });
    expect(await page(2)).toHaveLength(2);
    expect(await page(3)).toEqual([]);
  });
});
