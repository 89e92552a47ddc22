import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { useTestApp } from '../../../testing/useTestApp';
import { anatomyTourRoutes } from './anatomyTour.routes';

type Stop = AnatomyTour['stops'][number];

const test = useTestApp({ modules: { main: [anatomyTourRoutes] } });
const main = '/doctor-cheese/anatomy/v1/tour';

const [FREE, PAID] = [1, 2] as const;
const [LEARNER, TEACHER, STRANGER, OTHER, KEEPER] = [1, 2, 3, 4, 5] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, {}, { isPlatformAdmin: true }],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { organisationId: 1, personId: LEARNER, role: 3 },
      { organisationId: 1, personId: TEACHER, role: 2, name: '李老师' },
      { organisationId: 2, personId: OTHER, role: 2 },
    ],
    commodities: [
      { type: 16, charge: 1, title: '心脏' },
      { type: 16, charge: 2, title: '手骨' },
    ],
    anatomies: [
      { category: { name: '胸部' }, parts: ['心', '左心室'] },
      { category: { name: '上肢' }, parts: ['手骨', '舟骨'] },
    ],
  }),
);

const ask = async (call: string, personId: number | null, body?: object) => {
  const by = personId === null ? {} : { token: await test.signIn(personId) };
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${main}${path}`, body, by);
};
const tours = async (personId: number | null, anatomyId: number = FREE) => {
  const answer = await ask(`GET /list?anatomyId=${anatomyId}`, personId);
  return (answer.body.data as { tours: AnatomyTour[] }).tours;
};
const add = (personId: number, anatomyId: number, modelId = anatomyId) =>
  ask('POST ', personId, { anatomyId, modelId, title: '血流的路' });
const make = async (personId: number) => (await add(personId, FREE)).body.data as AnatomyTour;
const stop = (id: string, said: Partial<Stop> = {}): Stop => ({
  id,
  title: '左心室',
  text: '壁最厚。',
  sound: '',
  view: '30_10_1.2_0_0_0~2~s!2',
  ...said,
});
const edit = (personId: number, { id, version }: AnatomyTour, stops: Stop[]) =>
  ask('PUT ', personId, { id, version, title: '血流的路', stops });
const turn = (personId: number, id: number, visibility: 0 | 1) =>
  ask('PUT /visibility', personId, { id, visibility });

async function shownBy(personId: number, stops: Stop[]) {
  const made = await make(personId);
  await edit(personId, made, stops);
  await turn(personId, made.id, 1);
  return made;
}

it('of a school is a draft until it is shown, and then that school’s alone', async () => {
  const made = await make(TEACHER);
  expect((await turn(TEACHER, made.id, 1)).body.message).toBe('请先加入至少一站');
  const stops = [stop('b'), stop('a', { title: '主动脉', sound: '/storage/upload/a.mp3' })];
  expect((await edit(TEACHER, made, stops)).body.data).toMatchObject({ version: 1, stops });
  expect(await tours(LEARNER)).toEqual([]);
  await turn(TEACHER, made.id, 1);
  expect(await tours(LEARNER)).toMatchObject([
    { stops, modelId: FREE, mayEdit: false, author: { nickname: '李老师' } },
  ]);
  for (const other of [null, STRANGER, OTHER]) expect(await tours(other)).toEqual([]);
  await turn(TEACHER, made.id, 0);
  expect(await tours(LEARNER)).toEqual([]);
});

it('of the platform is everybody’s, and no school writes it', async () => {
  const made = await shownBy(KEEPER, [stop('a')]);
  for (const one of [null, STRANGER, OTHER]) expect(await tours(one)).toHaveLength(1);
  expect((await edit(TEACHER, { ...made, version: 2 }, [])).status).toBe(404);
  expect((await ask(`DELETE ?id=${made.id}`, TEACHER)).status).toBe(404);
  expect((await ask(`DELETE ?id=${made.id}`, KEEPER)).status).toBe(200);
  expect(await tours(KEEPER)).toEqual([]);
});

it('is made by who teaches, of an anatomy that is open to them and holds the model', async () => {
  expect((await add(LEARNER, FREE)).status).toBe(403);
  expect((await add(TEACHER, PAID)).status).toBe(403);
  expect((await add(TEACHER, FREE, 2)).status).toBe(404);
  expect((await ask(`GET /list?anatomyId=${PAID}`, TEACHER)).status).toBe(403);
  const made = await make(TEACHER);
  expect((await edit(OTHER, made, [])).status).toBe(404);
});

it('of two who write one tour neither loses anything unsaid', async () => {
  const made = await make(TEACHER);
  const both = await Promise.all([
    edit(TEACHER, made, [stop('a')]),
    edit(TEACHER, made, [stop('b')]),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  [[stop('a', { sound: 'https://elsewhere.test/a.mp3' })]],
  [[stop('a', { view: '1_2_<script>' })]],
  [[stop('a', { title: '' })]],
  [[stop('a'), stop('a')]],
])('takes no stop like %j', async (stops) => {
  expect((await edit(TEACHER, await make(TEACHER), stops)).status).toBe(400);
});

it('what learners read passes through the house’s check', async () => {
  const at = test.clock.now();
  await test.database.db
    .insert(sensitiveWord)
    .values({ word: '可疑', bare: '可疑', action: 2, addedAt: at });
  const made = await shownBy(TEACHER, [stop('a', { text: '可疑之处' })]);
  expect(await tours(TEACHER)).toMatchObject([{ id: made.id, isHeld: true }]);
  expect(await tours(LEARNER)).toEqual([]);
});
