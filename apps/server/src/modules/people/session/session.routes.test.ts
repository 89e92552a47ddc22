import { useTestApp } from '../../../testing/useTestApp';
import { calls, password, passwordLogin, phone, tokenOf } from '../../../testing/calls/signingIn';
import { deleteEndedBefore } from './session.store';
import { revokeAllBut } from './session.store';
import { session } from './session.tables';
import { warmSessions } from './warmSessions';
import { userRoutes } from '../account/user.routes';
import { sessionRoutes } from './session.routes';
import { emergencyUserRoutes } from '../account/emergencyUser.routes';
import { authRoutes } from '../auth/auth.routes';

const test = useTestApp({
  modules: { main: [authRoutes, sessionRoutes, userRoutes], emergency: [emergencyUserRoutes] },
});
const main = '/doctor-cheese';
const emergency = '/doctor-cheese-smreds';
const valid = `POST ${main}/user/v1/token/valid`;
const list = `GET ${main}/user/v1/session/list`;

beforeEach(() =>
  test.given({
    people: [
      { phone, password },
      { phone, service: 'emergency', nickname: '小救' },
    ],
  }),
);

const statusWith = async (token: string) =>
  (await test.ask(calls.info, undefined, { token })).status;

it('a call that was under way while its person logged out leaves nothing warm behind', async () => {
  const token = await test.signIn(1);
  const sessions = warmSessions(test.database.db, test.clock);
  const underWay = sessions.find(token, 'main');
  sessions.forget(1);
  expect(await underWay).toMatchObject({ id: 1 });
  await revokeAllBut(test.database.db, 1, null, test.clock.time);
  expect(await sessions.find(token, 'main')).toBeNull();
});

describe('a token', () => {
  it('is good on its own site only', async () => {
    const [own, others] = [await test.signIn(1), await test.signIn(2)];
    const there = `GET ${emergency}/user/v1/info/extend`;
    expect(await statusWith(own)).toBe(200);
    expect((await test.ask(there, undefined, { token: own })).status).toBe(401);
    expect((await test.ask(there, undefined, { token: others })).body.data).toMatchObject({
      name: '小救',
      role: 3,
    });
    expect(await statusWith(others)).toBe(401);
  });

  it.each([
    ['/doctor%2Dcheese-smreds/user/v1/info/extend', 401, 200],
    ['/%64octor-cheese-smreds/user/v1/info/extend', 401, 200],
    ['/doctor%2Dcheese/user/v1/info/extend', 200, 401],
  ])('is good on its own site only, however %s is spelled', async (url, own, others) => {
    const tokens = [await test.signIn(1), await test.signIn(2)];
    const statuses: number[] = [];
    for (const token of tokens) {
      statuses.push((await test.ask(`GET ${url}`, undefined, { token })).status);
    }
    expect(statuses).toEqual([own, others]);
  });

  it('is told to be valid or not, without a word more', async () => {
    const token = await test.signIn(1);
    expect((await test.ask(valid, { token })).body.data).toBe(true);
    expect((await test.ask(valid, { token: 'forged' })).body.data).toBe(false);
    const there = `POST ${emergency}/smreds/user/v1/token/valid`;
    expect((await test.ask(there, { token })).body.data).toBe(false);
  });

  it('stands nowhere in the database', async () => {
    const token = await test.signIn(1);
    const { rows } = (await test.database.db.execute('select * from session')) as unknown as {
      rows: object[];
    };
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is put down by logging out, which anybody may', async () => {
    const token = await test.signIn(1);
    const other = await test.signIn(1);
    await statusWith(token);
    const logOut = `POST ${main}/auth/v1/logout`;
    expect((await test.ask(logOut, undefined, { token })).status).toBe(200);
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(other)).toBe(200);
    expect((await test.ask(logOut, undefined, { token })).status).toBe(200);
    expect((await test.ask(logOut)).status).toBe(200);
  });

  it('is not kept warm past its end', async () => {
    const token = await test.signIn(1);
    const node = warmSessions(test.database.db, test.clock);
    test.clock.pass(86_399);
    expect(await node.find(token, 'main')).toMatchObject({ id: 1 });
    test.clock.pass(1);
    expect(await node.find(token, 'main')).toBeNull();
  });

  it('that another node has ended is refused within five seconds', async () => {
    const token = await test.signIn(1);
    const [here, there] = [1, 2].map(() => warmSessions(test.database.db, test.clock));
    expect(await here?.find(token, 'main')).toMatchObject({ id: 1 });
    expect(await there?.find(token, 'main')).toMatchObject({ id: 1 });
    await revokeAllBut(test.database.db, 1, null, test.clock.now());
    there?.forget(1);
    expect(await there?.find(token, 'main')).toBeNull();
    test.clock.pass(3.9);
    expect(await here?.find(token, 'main')).toMatchObject({ id: 1 });
    test.clock.pass(0.1);
    expect(await here?.find(token, 'main')).toBeNull();
  });
});

it('sessions that ended long ago are swept away, but for the last of each person', async () => {
  const { db } = test.database;
  await test.signIn(1);
  await test.signIn(1);
  await test.signIn(2);
  const kept = () => db.select({ personId: session.personId }).from(session).orderBy(session.id);
  test.clock.pass(86_400);
  await deleteEndedBefore(db, new Date(test.clock.now().getTime() - 86_400_000));
  expect(await kept()).toHaveLength(3);
  test.clock.pass(2 * 86_400);
  await deleteEndedBefore(db, new Date(test.clock.now().getTime() - 86_400_000));
  expect(await kept()).toEqual([{ personId: 1 }, { personId: 2 }]);
});

describe('user/v1/session', () => {
  const signInFrom = async (userAgent: string, address: string) => {
    const { body } = await test.ask(calls.byPassword, passwordLogin(), { userAgent, address });
    return tokenOf(body);
  };

  it('lists where somebody is signed in, last used first', async () => {
    const home = await signInFrom('Mozilla/5.0 (Windows NT 10.0) Chrome/142.0', '203.0.113.9');
    const signedInAt = test.clock.time.getTime();
    test.clock.pass(3600);
    const phoneToken = await signInFrom('curl/8', '198.51.100.1');
    test.clock.pass(60);
    const { body } = await test.ask(list, undefined, { token: home });
    expect(body.data).toEqual([
      {
        id: 1,
        loginPlatform: 1,
        device: 'Chrome · Windows',
        address: '203.0.*.*',
        signedInAt,
        lastUsedAt: test.clock.time.getTime(),
        expiresAt: signedInAt + 86_400_000,
        isCurrent: true,
      },
      expect.objectContaining({ id: 2, device: '未知设备', isCurrent: false }),
    ]);
    expect(await statusWith(phoneToken)).toBe(200);
  });

  it('ends one of one’s own, and nobody else’s', async () => {
    await test.given({ people: [{ phone: '13700137000' }] });
    const [mine, spare, foreign] = [
      await test.signIn(1),
      await test.signIn(1),
      await test.signIn(3),
    ];
    const end = (id: number) =>
      test.ask(`DELETE ${main}/user/v1/session/delete?id=${id}`, undefined, { token: mine });
    expect((await end(2)).status).toBe(200);
    expect(await statusWith(spare)).toBe(401);
    expect(await end(3)).toMatchObject({
      status: 404,
      body: { message: '该登录设备不存在或已下线' },
    });
    expect((await end(2)).status).toBe(404);
    expect(await statusWith(foreign)).toBe(200);
  });

  it('ends all but the one that asks', async () => {
    const [mine, spare] = [await test.signIn(1), await test.signIn(1)];
    await statusWith(spare);
    await test.ask(`DELETE ${main}/user/v1/session/delete-others`, undefined, { token: mine });
    expect(await statusWith(mine)).toBe(200);
    expect(await statusWith(spare)).toBe(401);
  });
});
