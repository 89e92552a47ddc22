import type { Experiment, ExperimentRun } from '@cheese/domain/contract/training/experiment';
import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { commodity } from '../../shop/goods/commodity.tables';
import { entitlement } from '../../shop/entitlement/entitlement.tables';
import { simulationRoutes } from '../simulation/simulation.routes';
import { experimentRoutes } from './experiment.routes';
import { experimentRun, experimentStep } from './experiment.tables';

const test = useTestApp({ modules: { main: [experimentRoutes, simulationRoutes] } });

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [
      { type: 8, charge: 1, title: '血型鉴定', html: '<p>血</p>', weight: 3 },
      { type: 8, charge: 2, title: '要买的实验', weight: 2 },
      { type: 8, title: '没有模型的仿真', productId: 9, weight: 1 },
    ],
    held: [{ personId: 1, commodityId: 2 }],
    experiments: [{}, { field: 1 }],
  }),
);

const by = async (personId?: number) =>
  personId === undefined ? {} : { token: await test.signIn(personId) };
const get = async (call: string, personId?: number) =>
  test.ask(`GET /doctor-cheese/experiment/v1/${call}`, undefined, await by(personId));
const post = async (call: string, body: object, personId = 1) =>
  test.ask(`POST /doctor-cheese/experiment/v1/run/${call}`, body, await by(personId));

const begin = async (asked: object = {}, personId = 1) =>
  (await post('begin', { experimentId: 1, ...asked }, personId)).body.data as ExperimentRun;
const drop: ExperimentAction = { kind: 'use', instrument: 'a', place: 'well1', amount: 2 };
const wait: ExperimentAction = { kind: 'wait', seconds: 60 };
const act = (runId: number, number: number, action: ExperimentAction, personId = 1) =>
  post('act', { runId, number, action }, personId);

it.each([
  ['', ['血型鉴定', '要买的实验']],
  ['?field=1', ['要买的实验']],
  [`?keyword=${encodeURIComponent('血型')}`, ['血型鉴定']],
  ['?pageCnt=1&page=2', ['要买的实验']],
])('the list narrowed by %s', async (query, names) => {
  const { list } = (await get(`list${query}`)).body.data as { list: Experiment[] };
  expect(list.map(({ name }) => name)).toEqual(names);
});

it('tells what one is, to everybody, and nothing of what is sold without a model', async () => {
  expect((await get('detail?id=1')).body.data).toMatchObject({
    name: '血型鉴定',
    minutes: 15,
    bench: 'bloodTyping',
    html: '<p>血</p>',
    isLocked: false,
  });
  expect((await get('detail?id=2')).body.data).toMatchObject({ isLocked: true });
  expect((await get('detail?id=2', 1)).body.data).toMatchObject({ isLocked: false });
  expect((await get('detail?id=9')).status).toBe(404);
});

it('a simulation says whether it is done on a bench', async () => {
  const look = (id: number) => test.ask(`GET /doctor-cheese/simulation/v4/detail?id=${id}`);
  expect((await look(1)).body.data).toMatchObject({ name: '血型鉴定', isExperiment: true });
  expect((await look(9)).body.data).toMatchObject({ isExperiment: false, isLocked: true });
  expect((await look(7)).body).toMatchObject({ key: 'simulation.notFound' });
});

it('is begun by whom it is open to, and goes on where one was', async () => {
  expect((await post('begin', { experimentId: 2 }, 2)).body).toMatchObject({
    key: 'experiment.locked',
  });
  expect((await post('begin', { experimentId: 9 })).status).toBe(404);
  const { id } = await begin();
  await act(id, 1, drop);
  const again = await begin();
  expect(again).toMatchObject({ id, stepCount: 1, report: null });
  expect(again.bench.places[0]).toMatchObject({
    says: expect.stringContaining('抗A试剂'),
    looks: { reagent: 1, volume: 2 },
  });
  const other = await begin({ isNew: true });
  expect([other.id === id, other.stepCount]).toEqual([false, 0]);
  expect((await get(`run?id=${id}`, 1)).status).toBe(404);
});

it('of two that begin at once only one run is made', async () => {
  const runs = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
});

it('does a step once, however often it is sent, and says where another window went on', async () => {
  const { id } = await begin();
  await Promise.all([act(id, 1, drop), act(id, 1, drop), act(id, 1, drop)]);
  expect(await test.database.db.$count(experimentStep)).toBe(1);
  expect((await act(id, 1, wait)).body).toMatchObject({ key: 'experiment.elsewhere' });
  expect((await act(id, 3, wait)).body).toMatchObject({ key: 'experiment.elsewhere' });
  expect((await act(id, 2, wait)).body.data).toMatchObject({ stepCount: 2, bench: { clock: 60 } });
  const both = await Promise.all([act(id, 3, wait), act(id, 3, drop)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it.each<[object, number]>([
  [{ ...drop, instrument: 'saw' }, 400],
  [{ ...drop, amount: 99 }, 400],
  [{ ...drop, more: 1 }, 400],
  [{ kind: 'wait', seconds: 0 }, 400],
  [{ kind: 'note', field: 'abo', value: '<b>A</b>' }, 400],
])('refuses %j, and writes nothing', async (action, status) => {
  const { id } = await begin();
  expect((await act(id, 1, action as ExperimentAction)).status).toBe(status);
  expect(await test.database.db.$count(experimentStep)).toBe(0);
});

it("nobody reads, does or ends somebody else's", async () => {
  const { id } = await begin();
  expect((await get(`run?id=${id}`, 2)).status).toBe(404);
  expect((await act(id, 1, drop, 2)).status).toBe(404);
  expect((await post('finish', { runId: id }, 2)).status).toBe(404);
});

it('marks once: afterwards nothing is done, and what was to be found is told', async () => {
  const { id, report } = await begin();
  expect(report).toBeNull();
  await act(id, 1, drop);
  const ended = (await post('finish', { runId: id })).body.data as ExperimentRun;
  expect(ended.report).toMatchObject({ most: 100, truth: expect.stringContaining('受检者为') });
  test.clock.pass(60);
  expect((await post('finish', { runId: id })).body.data).toEqual(ended);
  expect((await act(id, 2, wait)).body).toMatchObject({ key: 'experiment.over' });
  const mine = (await get('run/list?experimentId=1', 1)).body.data;
  expect(mine).toMatchObject({ total: 1, list: [{ id, stepCount: 1, most: 100 }] });
  expect((await get('run/list?experimentId=1', 2)).body.data).toMatchObject({ total: 0 });
});

it('a run of an older model is over, and begun anew', async () => {
  const { id } = await begin();
  await test.database.db.update(experimentRun).set({ version: 0 });
  expect((await act(id, 1, drop)).body).toMatchObject({ key: 'experiment.changed' });
  expect((await begin()).id).not.toBe(id);
});

it('goes no further for whom it was taken away', async () => {
  const bought = await begin({ experimentId: 2 });
  const closed = await begin();
  const { db } = test.database;
  await db.update(commodity).set({ withdrawnAt: test.clock.now() }).where(eq(commodity.id, 1));
  expect((await act(bought.id, 1, drop)).status).toBe(200);
  expect((await act(closed.id, 1, drop)).body).toMatchObject({ key: 'experiment.notFound' });
  await db.delete(entitlement);
  expect((await act(bought.id, 2, wait)).body).toMatchObject({ key: 'experiment.locked' });
  expect(await db.$count(experimentStep)).toBe(1);
  const free = await begin({}, 1);
  expect(free).toBeNull();
});
