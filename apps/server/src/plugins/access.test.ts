import type { Access, CallContract } from '@cheese/domain/contract/call';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import Type from 'typebox';
import { answer } from '../calls/call';
import { madeFileRoutes } from '../modules/people/madeFile/madeFile.routes';
import { useTestApp } from '../testing/useTestApp';
import { guardAccess, type Person } from './access';

const here = { sessionId: 1, organisationId: null };

const people: Record<string, Person> = {
  learner: { id: 1, ...here, roles: [] },
  teacher: { id: 2, ...here, roles: ['teacher'] },
  both: { id: 3, ...here, roles: ['teacher', 'schoolAdmin'] },
};

const contractFor = (access: Access) =>
  ({ access, data: Type.Union([Type.Integer(), Type.Null()]) }) satisfies CallContract;

const accesses: Access[] = ['open', 'user', 'teacher', 'schoolAdmin'];

const test = useTestApp({
  modules: { aside: [madeFileRoutes] },
  findPerson: async (token) => people[token] ?? null,
  probes: (app) => {
    for (const access of accesses) {
      const call = { method: 'GET', path: `probe/${access}` } as const;
      answer(app, call, contractFor(access), ({ person }) => person?.id ?? null);
    }
  },
});

const ask = (access: string, token?: string) =>
  test.app.inject({
    url: `/probe/${access}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

describe('who may call', () => {
  it.each([
    ['open', undefined, 200],
    ['open', 'forged', 200],
    ['open', 'learner', 200],
    ['user', undefined, 401],
    ['user', 'forged', 401],
    ['user', 'learner', 200],
    ['teacher', 'learner', 403],
    ['teacher', 'teacher', 200],
    ['teacher', 'both', 200],
    ['schoolAdmin', 'teacher', 403],
    ['schoolAdmin', 'both', 200],
    ['schoolAdmin', undefined, 401],
  ])('%s asked by %s: %d', async (access, token, status) => {
    const answered = await ask(access, token);
    expect(answered.statusCode).toBe(status);
    expect(answered.json()).toMatchObject({ flag: status === 200 ? 0 : status });
  });

  it('tells the call who asks', async () => {
    expect((await ask('open', 'teacher')).json()).toMatchObject({ data: 2 });
    expect((await ask('open')).json()).toMatchObject({ data: null });
  });

  it('checks who asks before it looks at what they ask', async () => {
    const answered = await test.app.inject({ url: '/probe/user?unknown=1' });
    expect(answered.statusCode).toBe(401);
  });

  it('what is answered to somebody alone stays behind in no cache', async () => {
    const caches = async (access: string) => (await ask(access, 'both')).headers['cache-control'];
    for (const access of ['user', 'teacher', 'schoolAdmin']) {
      expect(await caches(access)).toBe('no-store');
    }
    expect(await caches('open')).toBeUndefined();
  });

  it('refuses to start with a route that does not say who may call it', () => {
    const app = Fastify();
    guardAccess(
      app,
      async () => null,
      async () => 'access.denied',
    );
    expect(() => app.get('/probe/forgotten', () => 'hello')).toThrow(
      '/probe/forgotten does not say who may call it',
    );
  });
});

describe('the log', () => {
  it('holds no token, no phone number and no password', async () => {
    await test.app.inject({
      url: '/probe/open?p=13812345678&password=opensesame',
      headers: { authorization: 'Bearer learner', cookie: 'cheese-token=learner-secret' },
    });
    const body = { password: 'opensesame', code: '246813' };
    test.app.log.warn({ token: 'abc-secret', body }, '13812345678');
    test.app.log.warn({ code: '57014' }, 'an error of the database');
    const log = test.log.join('');
    expect(log).toContain('138****5678');
    expect(log).not.toMatch(/13812345678|opensesame|246813|secret|Bearer learner/);
    expect(log).toContain('57014');
  });

  it('holds nothing that a failed query was asked with', () => {
    const query = 'select 1 where name = $1';
    const err = new DrizzleQueryError(query, ['秘密 "x"', 'second-secret'], new Error('gone'));
    test.app.log.error({ err }, 'call failed');
    const log = test.log.join('');
    expect(log).toContain(query);
    expect(log).not.toMatch(/秘密|second-secret/);
  });

  it('holds no path by which something can be fetched', async () => {
    await test.app.inject({ url: '/storage/made/a-long-secret.xlsx?name=a' });
    expect(test.log.join('')).not.toContain('a-long-secret');
    expect(test.log.join('')).toContain('"path":"/storage/made/:secret.xlsx"');
  });

  it('keeps the moments of its lines', async () => {
    await ask('open', 'learner');
    const line = JSON.parse(test.log[0] ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({ level: 'info', method: 'GET', path: '/probe/open', status: 200 });
    expect(Date.parse(String(line['time']))).not.toBeNaN();
    expect(line['person']).toBe(1);
  });
});
