import { eq } from 'drizzle-orm';
import { OTHERS, OWN, people, STRANGE, teachingWorld } from '../../../testing/given/teachingWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { attempt } from '../../base/limit/limit.tables';
import { auditEntry } from '../../people/audit/audit.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { teachingClassRoutes } from './teachingClass.routes';

const test = useTestApp({ modules: { main: [teachingClassRoutes] } });
const { ask, give } = teachingWorld(test);

beforeEach(give);

const setCode = (id: number, code: string) =>
  test.database.db.update(teachingClass).set({ code }).where(eq(teachingClass.id, id));

it('a code that exists elsewhere, is closed or was never made is answered alike', async () => {
  await setCode(STRANGE, 'STRANGECAM');
  await setCode(OTHERS, 'QTHERSCQDE');
  const guesses = ['STRANGECAM', 'NEVERMADEX', 'STRANGECAN', 'AAAAAAAAAA', '', 'x'.repeat(10)];
  const answers = new Set<string>();
  for (const code of guesses) {
    const { status, body } = await ask('POST /join', { code }, 'learner');
    if (status !== 400) answers.add(JSON.stringify([status, body]));
  }
  for (const who of ['disabled', 'strangeAdmin'] as const) {
    const { status, body } = await ask('POST /join', { code: 'QTHERSCQDE' }, who);
    answers.add(JSON.stringify([status, body]));
  }
  expect([...answers]).toHaveLength(1);
});

it('two hundred guesses are ten', async () => {
  await setCode(OWN, 'RIGHTCADES');
  const heard: Record<number, number> = {};
  for (let nth = 0; nth < 200; nth += 1) {
    const code = `GUESS${String(nth).padStart(5, '2')}`.replaceAll('0', '2').replaceAll('1', '3');
    const { status } = await ask('POST /join', { code }, 'learner');
    heard[status] = (heard[status] ?? 0) + 1;
  }
  expect(heard).toEqual({ 404: 10, 429: 190 });
  expect((await ask('POST /join', { code: 'RIGHTCADES' }, 'learner')).status).toBe(429);
  expect((await ask('POST /join', { code: 'RIGHTCADES' }, 'classmate')).status).toBe(200);
});

it('who joins a class without end is in it once, and leaves no other trace', async () => {
  await setCode(OWN, 'RIGHTCADES');
  for (let nth = 0; nth < 200; nth += 1) {
    expect((await ask('POST /join', { code: 'RIGHTCADES' }, 'learner')).status).toBe(200);
  }
  const { db } = test.database;
  const own = eq(teachingPlace.membershipId, people.learner);
  expect(await db.$count(teachingPlace, own)).toBe(1);
  expect(await db.$count(attempt)).toBe(0);
  expect(await db.$count(auditEntry)).toBe(0);
});
