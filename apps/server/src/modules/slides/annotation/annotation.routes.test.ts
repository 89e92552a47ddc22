import type {
  LayerShape,
  SlideLayer,
  SlideLayers,
} from '@cheese/domain/contract/slides/annotation';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { useTestApp } from '../../../testing/useTestApp';
import { annotationRoutes } from './annotation.routes';

const test = useTestApp({ modules: { main: [annotationRoutes] } });
const main = '/doctor-cheese/annotation/v1';

const [FREE, PAID, SCHOOL] = [1, 2, 3] as const;
const [LEARNER, TEACHER, STRANGER, OTHER, PLATFORM, CLASSMATE] = [1, 2, 3, 4, 5, 6] as const;

beforeEach(() =>
  test.given({
    people: [{ nickname: '小芝' }, {}, {}, {}, {}, {}],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { organisationId: 1, personId: LEARNER, role: 3, name: '张三' },
      { organisationId: 1, personId: TEACHER, role: 2, name: '李老师' },
      { organisationId: 2, personId: OTHER, role: 2, name: '王老师' },
      { organisationId: 1, personId: CLASSMATE, role: 3, name: '赵六' },
    ],
    commodities: [
      { type: 2, charge: 1 },
      { type: 2, charge: 2 },
    ],
    slides: [{ slides: [{}] }, { slides: [{}] }, { id: 1000, organisationId: 1, slides: [{}] }],
  }),
);

const shape = (id: string, said: Partial<LayerShape> = {}): LayerShape => ({
  id,
  kind: 'line',
  colour: 'red',
  isMeasured: true,
  text: '',
  points: [1, 2, 3, 4],
  ...said,
});
const ask = async (call: string, personId: number | null, body?: object) => {
  const by = personId === null ? {} : { token: await test.signIn(personId) };
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${main}${path}`, body, by);
};
const list = async (personId: number | null, slideId: number) =>
  (await ask(`GET /list?slideId=${slideId}`, personId)).body.data as SlideLayers;
const names = async (personId: number | null, slideId: number) =>
  (await list(personId, slideId)).layers.map(({ name }) => name);
const add = async (personId: number, slideId: number, kind: 'own' | 'teaching', name: string) =>
  ask('POST ', personId, { slideId, kind, name, colour: 'red' });
const added = async (...said: Parameters<typeof add>) =>
  (await add(...said)).body.data as SlideLayer;
const turn = (personId: number, id: number, visibility: 0 | 1) =>
  ask('PUT /visibility', personId, { id, visibility });
const put = (personId: number, id: number, version: number, shapes: LayerShape[]) =>
  ask('PUT ', personId, { id, version, put: shapes });

it('keeps what somebody draws for them alone, until they hand it in to their school', async () => {
  const { id, mayEdit, version } = await added(LEARNER, SCHOOL, 'own', '我的标注');
  expect([mayEdit, version]).toEqual([true, 0]);
  expect((await put(LEARNER, id, 0, [shape('a', { text: '肝板' })])).body.data).toMatchObject({
    version: 1,
    shapeCount: 1,
    isMine: true,
  });
  for (const other of [TEACHER, CLASSMATE]) {
    expect(await names(other, SCHOOL)).toEqual([]);
    expect((await ask(`GET /shape/list?id=${id}`, other)).status).toBe(404);
  }
  expect((await turn(LEARNER, id, 1)).status).toBe(200);
  expect(await names(CLASSMATE, SCHOOL)).toEqual([]);
  expect((await list(TEACHER, SCHOOL)).layers).toMatchObject([
    { id, mayEdit: false, isMine: false, author: { nickname: '张三' }, visibility: 1 },
  ]);
  expect((await ask(`GET /shape/list?id=${id}`, TEACHER)).body.data).toEqual({
    version: 2,
    shapes: [shape('a', { text: '肝板' })],
  });
  expect((await put(TEACHER, id, 2, [shape('b')])).status).toBe(404);
  expect((await ask(`DELETE ?id=${id}`, TEACHER)).status).toBe(404);
  await turn(LEARNER, id, 0);
  expect(await names(TEACHER, SCHOOL)).toEqual([]);
});

it('nobody without a school hands in, and nobody is handed in to by strangers', async () => {
  const { id } = await added(STRANGER, FREE, 'own', '我的');
  expect((await list(STRANGER, FREE)).mayHandIn).toBe(false);
  expect((await turn(STRANGER, id, 1)).status).toBe(409);
  const own = await added(LEARNER, FREE, 'own', '我的');
  await turn(LEARNER, own.id, 1);
  expect(await names(OTHER, FREE)).toEqual([]);
  expect(await names(TEACHER, FREE)).toEqual(['我的']);
});

it('two tabs make one layer, and neither loses what the other drew', async () => {
  const [one, other] = await Promise.all([
    added(LEARNER, FREE, 'own', '我的'),
    added(LEARNER, FREE, 'own', '我的'),
  ]);
  expect(one.id).toBe(other.id);
  const both = await Promise.all([
    put(LEARNER, one.id, 0, [shape('a')]),
    put(LEARNER, one.id, 0, [shape('b')]),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const late = shape('a', { points: [5, 5, 6, 6] });
  await put(LEARNER, one.id, 2, [late]);
  const refused = await put(LEARNER, one.id, 2, [shape('a', { colour: 'blue' })]);
  expect(refused.status).toBe(409);
  const { shapes } = (await ask(`GET /shape/list?id=${one.id}`, LEARNER)).body.data as {
    shapes: LayerShape[];
  };
  expect(shapes.find(({ id }) => id === 'a')).toEqual(late);
  expect(shapes).toHaveLength(2);
});

it('a teacher’s layer is a draft until it is shown, and then for who may see the slide', async () => {
  const { id } = await added(TEACHER, SCHOOL, 'teaching', '肝小叶');
  expect(await names(LEARNER, SCHOOL)).toEqual([]);
  await turn(TEACHER, id, 1);
  expect(await names(LEARNER, SCHOOL)).toEqual(['肝小叶']);
  expect((await put(LEARNER, id, 1, [shape('x')])).status).toBe(404);
  expect((await add(LEARNER, SCHOOL, 'teaching', '我也教')).status).toBe(403);
  for (const other of [null, STRANGER, OTHER]) {
    expect((await ask(`GET /list?slideId=${SCHOOL}`, other)).status).toBe(404);
    expect((await ask(`GET /shape/list?id=${id}`, other)).status).toBe(404);
  }
});

it('on the platform’s slides each school has its own, and nobody sees another’s', async () => {
  const { id } = await added(TEACHER, FREE, 'teaching', '本校重点');
  await turn(TEACHER, id, 1);
  expect(await names(LEARNER, FREE)).toEqual(['本校重点']);
  for (const other of [null, STRANGER, OTHER]) expect(await names(other, FREE)).toEqual([]);
  expect((await ask(`GET /shape/list?id=${id}`, OTHER)).status).toBe(404);
  expect((await put(OTHER, id, 1, [shape('x')])).status).toBe(404);
});

it('a locked slide has no layers to see and none to make', async () => {
  expect((await ask(`GET /list?slideId=${PAID}`, LEARNER)).status).toBe(403);
  expect((await add(LEARNER, PAID, 'own', '我的')).status).toBe(403);
  expect((await add(TEACHER, PAID, 'teaching', '教')).status).toBe(403);
  expect(
    (await ask('POST ', null, { slideId: FREE, kind: 'own', name: '我', colour: 'red' })).status,
  ).toBe(401);
});

it('words that others read pass through the house’s check', async () => {
  const at = test.clock.now();
  await test.database.db.insert(sensitiveWord).values([
    { word: '可疑', bare: '可疑', action: 2, addedAt: at },
    { word: '禁词', bare: '禁词', action: 1, addedAt: at },
  ]);
  const { id } = await added(TEACHER, SCHOOL, 'teaching', '肝小叶');
  const private_ = await put(TEACHER, id, 0, [shape('a', { text: '可疑之处' })]);
  expect(private_.body.data).toMatchObject({ isHeld: false });
  expect((await turn(TEACHER, id, 1)).body.data).toMatchObject({ isHeld: true });
  expect(await names(LEARNER, SCHOOL)).toEqual([]);
  expect(await names(TEACHER, SCHOOL)).toEqual(['肝小叶']);
  await put(TEACHER, id, 2, [shape('a', { text: '中央静脉' })]);
  expect(await names(LEARNER, SCHOOL)).toEqual(['肝小叶']);
  const banned = await put(TEACHER, id, 3, [shape('a', { text: '禁词' })]);
  expect(banned.body.message).toContain('禁词');
  expect((await list(LEARNER, SCHOOL)).layers).toMatchObject([{ version: 3 }]);
});

it('a layer takes another colour, and what was drawn in its own with it', async () => {
  const { id, version } = await added(TEACHER, SCHOOL, 'teaching', '肝小叶');
  await put(TEACHER, id, version, [shape('a'), shape('b', { colour: 'blue' })]);
  const turned = await ask('PUT ', TEACHER, { id, version: 1, colour: 'green' });
  expect(turned.body.data).toMatchObject({ colour: 'green', version: 2 });
  const read = (await ask(`GET /shape/list?id=${id}`, TEACHER)).body.data;
  expect(read).toMatchObject({ shapes: [{ colour: 'green' }, { colour: 'blue' }] });
  // An editor with an outdated version must not restore it unseen.
  expect((await put(TEACHER, id, 1, [shape('a', { text: '核' })])).status).toBe(409);
  expect((await ask('PUT ', LEARNER, { id, version: 2, colour: 'red' })).status).toBe(404);
});

it('is gone when it was removed', async () => {
  const { id } = await added(TEACHER, SCHOOL, 'teaching', '肝小叶');
  expect((await ask(`DELETE ?id=${id}`, PLATFORM)).status).toBe(404);
  expect((await ask(`DELETE ?id=${id}`, TEACHER)).status).toBe(200);
  expect((await put(TEACHER, id, 0, [shape('a')])).status).toBe(404);
});

it('tells who teaches with the slide that something was handed in, once a day', async () => {
  const { db } = test.database;
  const told = async () =>
    (await db.select().from(noticeRecipient)).map(({ personId }) => personId).sort();
  await test.given({ memberships: [{ organisationId: 1, personId: PLATFORM, role: 2 }] });
  const first = await added(CLASSMATE, SCHOOL, 'own', '我的标注');
  await turn(CLASSMATE, first.id, 1);
  // All teachers are notified until someone has taught with the slide; afterwards only those who
  // have.
  expect(await told()).toEqual([TEACHER, PLATFORM]);
  await added(TEACHER, SCHOOL, 'teaching', '血管');
  await db.delete(notice);
  const { id } = await added(LEARNER, SCHOOL, 'own', '我的标注');
  await turn(LEARNER, id, 1);
  expect(await told()).toEqual([TEACHER]);
  const [sent] = await db.select().from(notice);
  expect(sent?.text).toContain('张三提交了切片');
  // Repeated submission does not notify again.
  await turn(LEARNER, id, 0);
  await turn(LEARNER, id, 1);
  expect(await told()).toEqual([TEACHER]);
  await turn(LEARNER, id, 0);
  test.clock.pass(25 * 3_600);
  await turn(LEARNER, id, 1);
  expect(await told()).toEqual([TEACHER, TEACHER]);
  // A layer that a teacher publishes is not a submission.
  const layer = await added(TEACHER, SCHOOL, 'teaching', '结构');
  await turn(TEACHER, layer.id, 1);
  expect(await told()).toEqual([TEACHER, TEACHER]);
});
