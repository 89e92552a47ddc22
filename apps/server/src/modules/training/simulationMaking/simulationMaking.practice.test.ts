import type { PracticeEntry } from '@cheese/domain/contract/exam/practice';
import type {
  MadeSimulation,
  MadeSimulationDetail,
} from '@cheese/domain/contract/training/simulationMaking';
import { LEARNER, STRANGER, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { practiceRoutes } from '../../exam/practice/practice.routes';
import { seeMadeTitle } from '../simulation/simulation.made';
import { simulationRoutes } from '../simulation/simulation.routes';
import { simulationMakingRoutes } from './simulationMaking.routes';

const main = [simulationRoutes, simulationMakingRoutes, practiceRoutes(seeMadeTitle)];
const test = useTestApp({ modules: { main } });
const { by, given } = teaching(test);
/**
 * Two chapters of the first school's bank with four and two questions, and one of another school.
 */
const [CHAPTER, SECOND_CHAPTER, STRANGE] = [1, 2, 3];

beforeEach(() => given());

const ask = async (call: string, asked: object | undefined, personId: number) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} /doctor-cheese/${path}`, asked, { token: await by(personId) });
};
const save = async (id: number, practice: object | null, personId: number = TEACHER) => {
  const { body } = await ask(`GET simulation-making/v1/detail?id=${id}`, undefined, TEACHER);
  const { edition, title, summary, html, cover, aims, equipment, ...its } =
    body.data as MadeSimulationDetail;
  const words = { title, summary, html, cover, aims, equipment, steps: ['预充氧'] };
  const whole = { id, edition, ...words, videos: its.videos, practice };
  return ask('PUT simulation-making/v1', whole, personId);
};
/** One that learners see, with questions beside it. */
async function practised(questionCount = 3) {
  const { body } = await ask('POST simulation-making/v1', { title: '气道管理' }, TEACHER);
  const { id } = body.data as MadeSimulation;
  const saved = await save(id, { chapterId: CHAPTER, questionCount });
  expect(saved.body.data).toMatchObject({ practice: { chapterId: CHAPTER, questionCount } });
  await ask('PUT simulation-making/v1/shown', { id, isShown: true }, TEACHER);
  return id;
}
const entries = (id: number, personId: number) =>
  ask(`GET simulation/v4/practice/list?simulationId=${id}`, undefined, personId);
const start = (id: number, personId: number) =>
  ask('POST practice/v1/start', { source: 7, sourceId: id }, personId);

it('is practised by who may see it, always the same questions', async () => {
  const id = await practised();
  const { body } = await entries(id, LEARNER);
  expect(body.data as PracticeEntry[]).toMatchObject([
    { source: 7, sourceId: id, questionCount: 3 },
  ]);
  const begun = await start(id, LEARNER);
  expect(begun.body.data).toMatchObject({ title: '气道管理', questionCount: 3 });
});

it('is not there for another school', async () => {
  const id = await practised();
  expect((await entries(id, STRANGER)).status).toBe(404);
  expect((await start(id, STRANGER)).body.key).toBe('simulation.notFound');
});

it('takes chapters of the school alone, and lets go of them', async () => {
  const id = await practised();
  expect((await save(id, { chapterId: STRANGE, questionCount: 1 })).status).toBe(400);
  expect((await save(id, { chapterId: 999, questionCount: 1 })).status).toBe(400);
  expect((await save(id, { chapterId: CHAPTER, questionCount: 51 })).status).toBe(400);
  expect((await save(id, { chapterId: SECOND_CHAPTER, questionCount: 2 })).status).toBe(200);
  expect((await save(id, null)).body.data).toMatchObject({ practice: null });
  expect((await entries(id, LEARNER)).body.data).toEqual([]);
  expect((await start(id, LEARNER)).body.key).toBe('practice.noQuestions');
});

it('goes with its simulation', async () => {
  const id = await practised();
  await ask(`DELETE simulation-making/v1?id=${id}`, undefined, TEACHER);
  expect((await start(id, LEARNER)).body.key).toBe('simulation.notFound');
});
