import type { MadeSimulation } from '@cheese/domain/contract/training/simulationMaking';
import { eq } from 'drizzle-orm';
import { COLLEAGUE, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { person } from '../../people/person/person.tables';
import { simulationMakingRoutes } from './simulationMaking.routes';

const test = useTestApp({ modules: { main: [simulationMakingRoutes] } });
const { by, given } = teaching(test);
const OPERATOR = 6;

const make = async (call: string, asked?: object, personId: number = TEACHER) =>
  test.ask(call.replace(' ', ' /doctor-cheese/simulation-making/v1'), asked, {
    token: await by(personId),
  });
const added = async (more: object = {}) =>
  (await make('POST ', { title: '气道管理', ...more })).body.data as MadeSimulation;

it('is made for the school, or for the platform where somebody keeps both and says so', async () => {
  await given();
  await test.database.db
    .update(person)
    .set({ isPlatformAdmin: true })
    .where(eq(person.id, TEACHER));
  const ofSchool = await added();
  const ofPlatform = await added({ shelf: 'platform' });
  expect([ofSchool.isPlatform, ofPlatform.isPlatform]).toEqual([false, true]);
  const listed = async (shelf: string, personId?: number) => {
    const { body } = await make(`GET /list${shelf}`, undefined, personId);
    return (body.data as { list: MadeSimulation[] } | null)?.list.map(({ id }) => id);
  };
  expect(await listed('')).toEqual([ofSchool.id]);
  expect(await listed('?shelf=platform')).toEqual([ofPlatform.id]);
  expect(await listed('?shelf=platform', COLLEAGUE)).toBeUndefined();
  expect((await make('POST ', { title: '我的', shelf: 'platform' }, COLLEAGUE)).status).toBe(403);
  expect((await make('POST ', { title: '我的', shelf: 'school' }, OPERATOR)).status).toBe(403);
});
