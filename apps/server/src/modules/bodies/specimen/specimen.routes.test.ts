import type { Specimen, SpecimenDetail } from '@cheese/domain/contract/bodies/specimen';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { commodity } from '../../shop/goods/commodity.tables';
import { slide } from '../../slides/slide/slide.tables';
import { specimenRoutes } from './specimen.routes';

const test = useTestApp({ modules: { main: [specimenRoutes] } });

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [
      { type: 2, charge: 1, title: '心脏标本', html: '<p>心</p>', weight: 3 },
      { type: 2, charge: 2, title: '手骨标本', weight: 2 },
      { type: 2, title: '切片库', productId: 9, weight: 1 },
      { type: 16, title: '别的东西', productId: 1 },
    ],
    organisations: [{}],
    held: [{ personId: 1, commodityId: 2 }],
    anatomies: [
      { category: { name: '胸部' }, parts: ['心', '左心室'] },
      { category: { name: '上肢' }, parts: ['手骨', '舟骨'] },
    ],
    slides: [
      { id: 9, slides: [{ title: '心肌' }, { title: '收起的', isShown: false }] },
      { id: 10, organisationId: 1, slides: [{ title: '学校自己的' }] },
    ],
    specimens: [
      { hotspots: [{ structureId: 2, title: '壁最厚的心腔' }], slideIds: [3, 2, 1] },
      { system: 1, modelId: 2, hotspots: [{ structureId: 4, title: '最易骨折' }] },
    ],
  }),
);

const ask = async (call: string, personId?: number) => {
  const by = personId === undefined ? {} : { token: await test.signIn(personId) };
  return test.ask(`GET /doctor-cheese/specimen/v1/${call}`, undefined, by);
};

it.each([
  ['', ['心脏标本', '手骨标本']],
  ['?system=1', ['手骨标本']],
  ['?field=6', ['心脏标本', '手骨标本']],
  ['?field=2', []],
  [`?keyword=${encodeURIComponent('手')}`, ['手骨标本']],
  [`?keyword=${encodeURIComponent('%')}`, []],
  ['?pageCnt=1&page=2', ['手骨标本']],
])('the list narrowed by %s holds specimens and no libraries', async (query, names) => {
  const { list } = (await ask(`list${query}`)).body.data as { list: Specimen[] };
  expect(list.map(({ name }) => name)).toEqual(names);
});

it('says to each what is locked for them', async () => {
  const locked = async (by?: number) =>
    ((await ask('list', by)).body.data as { list: Specimen[] }).list.map((one) => one.isLocked);
  expect(await locked()).toEqual([false, true]);
  expect(await locked(1)).toEqual([false, false]);
  expect(await locked(2)).toEqual([false, true]);
});

it('tells what one is, from where it is seen, and which slides show its tissue', async () => {
  expect((await ask('detail?id=1')).body.data).toMatchObject({
    name: '心脏标本',
    html: '<p>心</p>',
    hotspotCount: 1,
    system: 2,
    views: [{ name: '前面', yaw: 0, pitch: 0, zoom: 1, hidden: [], cut: null }],
    slides: [{ id: 1, title: '心肌', thumbnail: null }],
  });
  await test.database.db.update(slide).set({ isShown: false }).where(eq(slide.id, 1));
  expect(((await ask('detail?id=1')).body.data as SpecimenDetail).slides).toEqual([]);
  expect((await ask('detail?id=9')).status).toBe(404);
});

it('shows model, parts and hotspots to whom it is open, and to nobody else', async () => {
  expect((await ask('hotspot/list?specimenId=1')).body.data).toEqual([
    { id: 1, structureId: 2, title: '壁最厚的心腔', text: '先看这里', view: 0 },
  ]);
  expect((await ask('model/list?specimenId=1')).body.data).toMatchObject([
    { title: '心', simplified: '瓣膜从简' },
  ]);
  expect((await ask('structure/list?specimenId=1')).body.data).toMatchObject([
    { name: '心' },
    { name: '左心室', meshes: ['左心室'] },
  ]);
  for (const call of ['hotspot/list', 'structure/list', 'model/list']) {
    expect((await ask(`${call}?specimenId=2`)).body).toMatchObject({ key: 'specimen.locked' });
    expect((await ask(`${call}?specimenId=2`, 2)).status).toBe(403);
    expect((await ask(`${call}?specimenId=2`, 1)).status).toBe(200);
    expect((await ask(`${call}?specimenId=9`)).status).toBe(404);
  }
});

it('stays open to who has bought it when it is withdrawn, and is there for nobody else', async () => {
  const withdrawnAt = test.clock.now();
  await test.database.db.update(commodity).set({ withdrawnAt }).where(eq(commodity.id, 2));
  expect((await ask('hotspot/list?specimenId=2', 1)).status).toBe(200);
  expect((await ask('hotspot/list?specimenId=2', 2)).status).toBe(404);
});
