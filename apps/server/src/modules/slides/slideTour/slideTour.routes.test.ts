import type { SlideTour, TourStop } from '@cheese/domain/contract/slides/slideTour';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { useTestApp } from '../../../testing/useTestApp';
import { slideTourRoutes } from './slideTour.routes';

const test = useTestApp({ modules: { main: [slideTourRoutes] } });
const main = '/doctor-cheese/slide-library/v1/tour';

const [FREE, PAID, SCHOOL] = [1, 2, 3] as const;
const [LEARNER, TEACHER, STRANGER, OTHER] = [1, 2, 3, 4] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, {}],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { organisationId: 1, personId: LEARNER, role: 3 },
      { organisationId: 1, personId: TEACHER, role: 2, name: '李老师' },
      { organisationId: 2, personId: OTHER, role: 2 },
    ],
    commodities: [
      { type: 2, charge: 1 },
      { type: 2, charge: 2 },
    ],
    slides: [{ slides: [{}] }, { slides: [{}] }, { id: 1000, organisationId: 1, slides: [{}] }],
  }),
);

const ask = async (call: string, personId: number | null, body?: object) => {
  const by = personId === null ? {} : { token: await test.signIn(personId) };
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${main}${path}`, body, by);
};
const tours = async (personId: number | null, slideId: number) =>
  ((await ask(`GET /list?slideId=${slideId}`, personId)).body.data as { tours: SlideTour[] }).tours;
const make = async (personId: number, slideId: number) =>
  (await ask('POST ', personId, { slideId, title: '看肝小叶' })).body.data as SlideTour;
const stop = (id: string, said: Partial<TourStop> = {}): TourStop => ({
  id,
  title: '中央静脉',
  text: '壁薄，腔大。',
  sound: '',
  view: '100_200_0.5_0_0~~_7',
  ...said,
});
const edit = (
  personId: number,
  { id, version }: SlideTour,
  stops: TourStop[],
  title = '看肝小叶',
) => ask('PUT ', personId, { id, version, title, stops });
const turn = (personId: number, id: number, visibility: 0 | 1) =>
  ask('PUT /visibility', personId, { id, visibility });

it('is a draft of who teaches until it is shown, stop by stop as it was set', async () => {
  const made = await make(TEACHER, SCHOOL);
  expect((await turn(TEACHER, made.id, 1)).body.message).toBe('请先加入至少一站');
  const stops = [stop('b'), stop('a', { title: '门管区', sound: '/storage/upload/a.mp3' })];
  expect((await edit(TEACHER, made, stops)).body.data).toMatchObject({ version: 1, stops });
  expect(await tours(LEARNER, SCHOOL)).toEqual([]);
  await turn(TEACHER, made.id, 1);
  expect(await tours(LEARNER, SCHOOL)).toMatchObject([
    { title: '看肝小叶', stops, mayEdit: false, author: { nickname: '李老师' } },
  ]);
  await turn(TEACHER, made.id, 0);
  expect(await tours(LEARNER, SCHOOL)).toEqual([]);
});

it('of two who write one tour neither loses anything unsaid', async () => {
  const made = await make(TEACHER, FREE);
  const both = await Promise.all([
    edit(TEACHER, made, [stop('a')]),
    edit(TEACHER, made, [stop('b')]),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is nobody’s business who may not see the slide, or teaches elsewhere', async () => {
  const made = await make(TEACHER, FREE);
  await edit(TEACHER, made, [stop('a')]);
  await turn(TEACHER, made.id, 1);
  expect(await tours(LEARNER, FREE)).toHaveLength(1);
  for (const other of [null, STRANGER, OTHER]) expect(await tours(other, FREE)).toEqual([]);
  expect((await edit(OTHER, { ...made, version: 2 }, [])).status).toBe(404);
  expect((await ask(`DELETE ?id=${made.id}`, LEARNER)).status).toBe(404);
  expect((await ask('POST ', LEARNER, { slideId: FREE, title: '我的' })).status).toBe(403);
  expect((await ask(`GET /list?slideId=${PAID}`, TEACHER)).status).toBe(403);
  expect((await ask(`GET /list?slideId=${SCHOOL}`, OTHER)).status).toBe(404);
});

it.each([
  [[stop('a', { sound: 'https://elsewhere.test/a.mp3' })]],
  [[stop('a', { sound: '//elsewhere.test/a.mp3' })]],
  [[stop('a', { view: '1_2_<script>' })]],
  [[stop('a', { title: '' })]],
  [[stop('a'), stop('a')]],
])('takes no stop like %j', async (stops) => {
  expect((await edit(TEACHER, await make(TEACHER, FREE), stops)).status).toBe(400);
});

it('what learners read passes through the house’s check', async () => {
  const at = test.clock.now();
  await test.database.db
    .insert(sensitiveWord)
    .values({ word: '可疑', bare: '可疑', action: 2, addedAt: at });
  const made = await make(TEACHER, FREE);
  await edit(TEACHER, made, [stop('a', { text: '可疑之处' })]);
  expect((await turn(TEACHER, made.id, 1)).body.data).toMatchObject({ isHeld: true });
  expect(await tours(LEARNER, FREE)).toEqual([]);
});
