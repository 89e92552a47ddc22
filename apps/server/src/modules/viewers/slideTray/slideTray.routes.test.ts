import type { SlideTray } from '@cheese/domain/contract/viewers/slideTray';
import { useTestApp } from '../../../testing/useTestApp';
import { slideRoutes } from '../slide/slide.routes';
import { slideTrayRoutes } from './slideTray.routes';

const test = useTestApp({ modules: { main: [slideRoutes, slideTrayRoutes] } });
const [LEARNER, OTHER, TEACHER, STRANGE_TEACHER, ELSEWHERE] = [1, 2, 3, 4, 5] as const;
/** Hidden from the school; of another school; the platform's. */
const [SHOWN, HIDDEN, STRANGE, SOLD] = [1, 2, 3, 4] as const;
const HOUR_MS = 3_600_000;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, {}, {}],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { personId: LEARNER, name: '李明' },
      { personId: OTHER, name: '赵一' },
      { personId: TEACHER, role: 2 },
      { personId: STRANGE_TEACHER, organisationId: 2, role: 2 },
      { personId: ELSEWHERE, organisationId: 2 },
    ],
    commodities: [{ type: 2, charge: 2, productId: 1002 }],
    slides: [
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }, { isShown: false }] },
      { id: 1001, organisationId: 2, slides: [{}] },
      { id: 1002, slides: [{}] },
    ],
  }),
);

const ask = async (call: string, asked: object | undefined, personId: number) => {
  const [method = '', path = ''] = call.split(' ');
  const token = await test.signIn(personId);
  return test.ask(`${method} /doctor-cheese/${path}`, asked, { token });
};
const written = (slideIds: readonly number[], said: object = {}) => ({
  ...{ title: '肝的辨认', text: '依次观察', startsAt: null, endsAt: null },
  audience: { kind: 'chosen', personIds: [LEARNER] },
  slides: slideIds.map((slideId) => ({ slideId, note: '看小叶' })),
  ...said,
});
const add = (slideIds: readonly number[], said: object = {}, personId: number = TEACHER) =>
  ask('POST slide-tray-making/v1', written(slideIds, said), personId);
const made = async (slideIds: readonly number[], said: object = {}) =>
  ((await add(slideIds, said)).body.data as { id: number }).id;
const titles = async (personId: number) =>
  ((await ask('GET slide-tray/v1/list', undefined, personId)).body.data as SlideTray[]).map(
    ({ title }) => title,
  );
const opens = async (slideId: number, personId: number) =>
  (await ask(`GET slide-library/v1/slide/tile-source?slideId=${slideId}`, undefined, personId))
    .status;

it('is found by whom it is for, in its order', async () => {
  const id = await made([HIDDEN, SHOWN]);
  expect(await titles(LEARNER)).toEqual(['肝的辨认']);
  expect(await titles(OTHER)).toEqual([]);
  const read = await ask(`GET slide-tray/v1/detail?id=${id}`, undefined, LEARNER);
  expect(read.body.data).toMatchObject({
    ...{ title: '肝的辨认', text: '依次观察', endsAt: null },
    slides: [
      { slide: { id: HIDDEN, isLocked: false }, note: '看小叶' },
      { slide: { id: SHOWN }, note: '看小叶' },
    ],
  });
  expect((await ask(`GET slide-tray/v1/detail?id=${id}`, undefined, OTHER)).status).toBe(404);
});

it('opens its slides for them, and for nobody else, until it ends', async () => {
  const endsAt = test.clock.now().getTime() + HOUR_MS;
  await made([HIDDEN], { endsAt });
  expect(await opens(HIDDEN, LEARNER)).toBe(200);
  expect(await opens(HIDDEN, OTHER)).toBe(404);
  expect(await opens(HIDDEN, STRANGE_TEACHER)).toBe(404);
  test.clock.pass(3600);
  expect(await titles(LEARNER)).toEqual([]);
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
});

it('opens nothing before it begins, nor once it is taken away', async () => {
  const startsAt = test.clock.now().getTime() + HOUR_MS;
  const id = await made([HIDDEN], { startsAt });
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
  test.clock.pass(3600);
  expect(await opens(HIDDEN, LEARNER)).toBe(200);
  const remove = `DELETE slide-tray-making/v1?id=${id}`;
  expect((await ask(remove, undefined, STRANGE_TEACHER)).status).toBe(404);
  expect((await ask(remove, undefined, TEACHER)).status).toBe(200);
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
});

it('lets in from elsewhere who has its code, to its slides alone', async () => {
  await made([SHOWN], { audience: { kind: 'organisation' } });
  expect(await opens(SHOWN, ELSEWHERE)).toBe(404);
  expect(await titles(OTHER)).toEqual(['肝的辨认']);
  expect(await titles(ELSEWHERE)).toEqual([]);
});

it.each([
  ['another school’s', [STRANGE], {}],
  ['what is sold', [SOLD], {}],
  ['one twice', [SHOWN, SHOWN], {}],
  ['none', [], {}],
  ['an end before its beginning', [SHOWN], { startsAt: 2000, endsAt: 1000 }],
  ['people of another school', [SHOWN], { audience: { kind: 'chosen', personIds: [ELSEWHERE] } }],
])('is refused with %s', async (_, slideIds, said) => {
  expect((await add(slideIds, said)).status).toBeGreaterThanOrEqual(400);
  expect(await titles(LEARNER)).toEqual([]);
});

it('is made by who teaches there, who alone sees for whom it is', async () => {
  expect((await add([SHOWN], {}, LEARNER)).status).toBe(403);
  const id = await made([SHOWN]);
  const detail = `GET slide-tray-making/v1/detail?id=${id}`;
  expect((await ask(detail, undefined, LEARNER)).status).toBe(403);
  expect((await ask(detail, undefined, STRANGE_TEACHER)).status).toBe(404);
  expect((await ask(detail, undefined, TEACHER)).body.data).toMatchObject({
    audience: { kind: 'chosen', people: [{ personId: LEARNER, name: '李明' }] },
    slides: [{ slideId: SHOWN, title: '本校的肝' }],
  });
  const whole = { ...written([HIDDEN]), id, title: '改过', audience: { kind: 'organisation' } };
  expect((await ask('PUT slide-tray-making/v1', whole, STRANGE_TEACHER)).status).toBe(404);
  expect((await ask('PUT slide-tray-making/v1', whole, TEACHER)).status).toBe(200);
  expect(await titles(OTHER)).toEqual(['改过']);
  const list = await ask('GET slide-tray-making/v1/list', undefined, TEACHER);
  expect(list.body.data).toMatchObject({ total: 1, list: [{ title: '改过', slideCount: 1 }] });
});
