import { authCalls } from '@cheese/domain/calls/people/auth';
import { sessionCalls } from '@cheese/domain/calls/people/session';
import { userCalls } from '@cheese/domain/calls/people/user';
import { newsCalls } from '@cheese/domain/calls/content/news';
import { services } from '@cheese/domain/calls/services';
import { person } from '../person/person.tables';
import { hashInitial } from '../tries/initialPassword';
import { useTestApp } from '../../../testing/useTestApp';
import { newsRoutes } from '../../content/news/news.routes';
import { authRoutes } from '../auth/auth.routes';
import { sessionRoutes } from '../session/session.routes';
import { userRoutes } from './user.routes';

const test = useTestApp({ modules: { main: [authRoutes, newsRoutes, sessionRoutes, userRoutes] } });
const given = 'ABCD-EFGH-2345';
const call = ({ method, path }: { method: string; path: string }) =>
  `${method} ${services.main.prefix}/${path}`;

beforeEach(() =>
  test.given({
    organisations: [{}],
    people: [{ passwordHash: hashInitial(given), mustChangePassword: true }],
    memberships: [{ personId: 1, account: '00123', number: '00123' }],
  }),
);

async function signIn(password: string) {
  const asked = { loginPlatform: 1, expireTime: 86_400, orgId: 1, username: '00123', password };
  const { status, body } = await test.ask(call(authCalls.loginBySchoolAccount), asked);
  return { status, token: (body.data as { token: string } | null)?.token ?? '' };
}
const replace = (newPassword: string, token: string) =>
  test.ask(call(userCalls.replaceInitialPassword), { newPassword }, { token });

it('opens nothing but who one is, a new password and the way out', async () => {
  const { token } = await signIn('abcd efgh 2345');
  const ask = (one: { method: string; path: string }) => test.ask(call(one), undefined, { token });
  const { body } = await ask(userCalls.infoComplete);
  expect(body.data).toMatchObject({ user: { userName: '00123', mustChangePassword: true } });
  for (const one of [sessionCalls.list, userCalls.isPasswordSet]) {
    const answer = await ask(one);
    expect(answer).toMatchObject({ status: 403, body: { key: 'password.initial' } });
  }
  expect((await test.get(`${call(newsCalls.list).slice(4)}?page=1&pageCnt=1`)).status).toBe(200);
  expect((await ask(authCalls.logOut)).status).toBe(200);
  expect((await ask(userCalls.infoComplete)).status).toBe(401);
});

it('is replaced once: the sign-in goes on, all others end, and the card is worthless', async () => {
  const [here, elsewhere] = [await signIn(given), await signIn(given)];
  expect(await replace('12345', here.token)).toMatchObject({ body: { field: 'newPassword' } });
  const same = await replace(given.toLowerCase(), here.token);
  expect(same.body).toMatchObject({ message: '新密码不能与初始密码相同' });
  expect((await replace('Own-secret-9', here.token)).status).toBe(200);
  const list = (token: string) => test.ask(call(sessionCalls.list), undefined, { token });
  expect((await list(here.token)).status).toBe(200);
  expect((await list(elsewhere.token)).status).toBe(401);
  expect((await signIn(given)).status).toBe(400);
  expect((await signIn('Own-secret-9')).status).toBe(200);
  expect((await replace('Another-secret-9', here.token)).status).toBe(403);
  const [row] = await test.database.db.select().from(person);
  expect(row?.passwordHash).toMatch(/^\$argon2id/);
});
