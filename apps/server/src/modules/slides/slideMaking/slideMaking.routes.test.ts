import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { COLLEAGUE, LEARNER, STRANGER, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { slideFolderRoutes } from './slideFolder.routes';
import { slideMakingRoutes } from './slideMaking.routes';
import { slideLibraryRoutes } from '../slide/library/slideLibrary.routes';
import { slideRoutes } from '../slide/slide.routes';
import { audience } from '../../school/audience/audience.tables';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { slideLayer } from '../annotation/annotation.tables';
import { slideTray, slideTraySlide } from '../slide/lending/slideTray.tables';
import { media } from '../../learning/mediaFile/media.tables';

const test = useTestApp({
  modules: { main: [slideRoutes, slideLibraryRoutes, slideMakingRoutes, slideFolderRoutes] },
});
const { by, given } = teaching(test);
const ADMIN = 6;

beforeEach(() =>
  given({
    commodities: [{ type: 2, charge: 1, title: '血液切片库', productId: 2000 }],
    slides: [
      {
        id: 1000,
        organisationId: 1,
        slides: [
          { title: '肝' },
          { title: '肾', scan: { mpp: null, objective: null } },
          { title: '肺' },
          { title: '皮肤', isShown: false, stain: 3 },
        ],
      },
      { id: 1001, organisationId: 2, slides: [{ title: '外校的肝' }] },
      { id: 2000, slides: [{ title: '血涂片' }] },
    ],
    courses: [
      {
        name: '组织学',
        organisationId: 1,
        chapters: [
          {
            items: [
              { type: 32, content: { type: 32, slideIds: [1] } },
              { type: 32, content: { type: 32, slideIds: [3] }, removedAt: new Date(0) },
            ],
          },
        ],
      },
    ],
  }),
);

const ask = async (call: string, asked?: object, personId: number = TEACHER) => {
  const [method = '', path = ''] = call.split(' ');
  const url = `${method} /doctor-cheese/slide-making/v1${path}`;
  return test.ask(url, asked, { token: await by(personId) });
};
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
const one = async (id: number) => (await ask(`GET /detail?id=${id}`)).body.data as MadeSlide;
const titles = async (query = '', personId?: number) => {
  const { body } = await ask(`GET /list${query}`, undefined, personId);
  return (body.data as { list: MadeSlide[] }).list.map(({ title }) => title);
};
const formOf = (slide: MadeSlide) => {
  const { libraryId, mediaId, thumbnail, width, height, mpp, objective, viewCount, ...form } =
    slide;
  return form;
};
const folders = async () =>
  ((await ask('GET /folder/list')).body.data as { folders: SlideFolder[] }).folders;
const addFolder = async (name: string, parentId: number | null = null, personId?: number) => {
  const { body } = await ask('POST /folder', { name, parentId }, personId);
  return (body.data as { id: number }).id;
};

it('is found by words, stain and whether it is shown', async () => {
  expect(await titles()).toEqual(['肝', '肾', '肺', '皮肤']);
  expect(await titles(`?keyword=${encodeURIComponent('皮')}`)).toEqual(['皮肤']);
  expect(await titles('?stain=3')).toEqual(['皮肤']);
  expect(await titles('?shown=hidden')).toEqual(['皮肤']);
  expect(await titles('', STRANGER)).toEqual(['外校的肝']);
  expect(await titles('?libraryId=2000', ADMIN)).toEqual(['血涂片']);
  expect(await statusOf('GET /list', undefined, LEARNER)).toBe(403);
});

it('of two who edit one, the later hears of it, and nothing is lost', async () => {
  const before = formOf(await one(1));
  const mine = await ask('PUT ', { ...before, title: ' 肝（正常） ' });
  expect(mine.body.data).toMatchObject({ title: '肝（正常）', edition: 2 });
  const theirs = await ask('PUT ', { ...before, title: '肝小叶' }, COLLEAGUE);
  expect([theirs.status, theirs.body['message']]).toEqual([
    409,
    '该切片已在别处修改，请载入新版本后再保存',
  ]);
  expect((await one(1)).title).toBe('肝（正常）');
  expect(await statusOf('GET /detail?id=1', undefined, STRANGER)).toBe(404);
});

it('says how fine it is where the file does not, and never against it', async () => {
  const measured = { saidMpp: 0.5, saidObjective: 20 };
  await ask('PUT ', { ...formOf(await one(2)), ...measured });
  await ask('PUT ', { ...formOf(await one(1)), ...measured });
  const sourceOf = async (slideId: number) => {
    const url = `GET /doctor-cheese/slide-library/v1/slide/tile-source?slideId=${slideId}`;
    return (await test.ask(url, undefined, { token: await by(LEARNER) })).body.data;
  };
  expect(await sourceOf(2)).toMatchObject({ mpp: 0.5, objective: 20 });
  expect(await sourceOf(1)).toMatchObject({ mpp: 0.25, objective: 40 });
  expect(await statusOf('PUT ', { ...formOf(await one(2)), saidMpp: 0 })).toBe(400);
});

it('many are set at once: all of them, or none', async () => {
  const folderId = await addFolder('消化系统');
  const set = { organ: ' 肝 ', isShown: false, folderId };
  expect((await ask('PUT /many', { ids: [1, 3], set })).body.data).toEqual({ count: 2 });
  expect(await one(3)).toMatchObject({ organ: '肝', isShown: false, folderId, edition: 2 });
  expect(await one(2)).toMatchObject({ isShown: true, folderId: null, edition: 1 });
  for (const ids of [
    [2, 5],
    [2, 99],
  ]) {
    expect(await statusOf('PUT /many', { ids, set: { isShown: false } })).toBe(404);
  }
  expect(await statusOf('PUT /many', { ids: [5], set: { folderId } }, STRANGER)).toBe(404);
  expect(await statusOf('PUT /many', { ids: [1], set }, LEARNER)).toBe(403);
  expect((await one(2)).isShown).toBe(true);
});

it('several go at once; what a course, a tray or a question names stays, and all with it', async () => {
  const [all] = await test.database.db
    .insert(audience)
    .values({ kind: 'organisation', organisationId: 1, createdAt: test.clock.now() })
    .returning({ id: audience.id });
  const laid = { organisationId: 1, audienceId: all?.id ?? 0, title: '期中标本', text: '' };
  const [tray] = await test.database.db
    .insert(slideTray)
    .values({ ...laid, updatedAt: test.clock.now() })
    .returning({ id: slideTray.id });
  const trayId = tray?.id ?? 0;
  await test.database.db.insert(slideTraySlide).values({ trayId, slideId: 2, place: 0, note: '' });
  const layer = { kind: 'teaching', personId: TEACHER, organisationId: 1, colour: 'red' } as const;
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() };
  await test.database.db.insert(slideLayer).values(
    [1, 3].map((slideId) => ({
      ...layer,
      ...at,
      slideId,
      name: asPrivateText('核'),
      words: asPrivateText('{}'),
    })),
  );
  const onSkin = { type: 9 as const, stem: '圈出表皮', options: [], prompts: ['4'], key: [] };
  await test.given({ banks: [{ organisationId: 1, chapters: [[onSkin]] }] });
  const { body } = await ask('PUT /loss', { ids: [1, 2, 3, 4] });
  expect(body.data).toMatchObject({
    uses: [
      { slideId: 1, title: '肝', kind: 'course', name: '组织学' },
      { slideId: 2, title: '肾', kind: 'tray', name: '期中标本' },
      { slideId: 4, title: '皮肤', kind: 'question', name: '题库1' },
    ],
    layers: 1,
    findings: 0,
  });
  const used = await ask('PUT /delete-many', { ids: [3, 2] });
  expect([used.status, used.body['message']]).toEqual([
    409,
    '“肾”仍在切片盘“期中标本”使用，移出后才能删除',
  ]);
  expect(await statusOf('PUT /delete-many', { ids: [1] })).toBe(409);
  expect(await statusOf('PUT /delete-many', { ids: [3, 5] })).toBe(404);
  for (const call of ['PUT /delete-many', 'PUT /loss']) {
    expect(await statusOf(call, { ids: [3] }, STRANGER)).toBe(404);
    expect(await statusOf(call, { ids: [3] }, LEARNER)).toBe(403);
  }
  expect(await titles()).toEqual(['肝', '肾', '肺', '皮肤']);
  expect(await statusOf('PUT /delete-many', { ids: [4] })).toBe(409);
  expect(await statusOf('PUT /delete-many', { ids: [3] })).toBe(200);
  expect(await titles()).toEqual(['肝', '肾', '皮肤']);
});

it('takes another place among those that are seen with it', async () => {
  const folderId = await addFolder('泌尿系统');
  await ask('PUT /many', { ids: [2, 4], set: { folderId } });
  await ask('PUT /step', { id: 4, step: 'up', folderId });
  expect(await titles()).toEqual(['肝', '皮肤', '肺', '肾']);
  await ask('PUT /step', { id: 3, step: 'first' });
  await ask('PUT /step', { id: 1, step: 'last' });
  expect(await titles()).toEqual(['肺', '皮肤', '肾', '肝']);
  await ask('PUT /step', { id: 1, step: 'down' });
  await ask('PUT /step', { id: 3, step: 'up' });
  expect(await titles()).toEqual(['肺', '皮肤', '肾', '肝']);
  expect(await statusOf('PUT /step', { id: 1, step: 'up' }, STRANGER)).toBe(404);
});

it('folders stand in folders, move, and go when they are empty', async () => {
  const [top, other] = [await addFolder('系统'), await addFolder('病理')];
  const below = await addFolder('消化', top);
  await ask('PUT /many', { ids: [1], set: { folderId: below } });
  expect(await folders()).toEqual([
    { id: top, parentId: null, name: '系统', slideCount: 0 },
    { id: below, parentId: top, name: '消化', slideCount: 1 },
    { id: other, parentId: null, name: '病理', slideCount: 0 },
  ]);
  expect(await statusOf('PUT /folder/place', { id: top, parentId: below, place: 0 })).toBe(409);
  expect(await statusOf(`DELETE /folder?id=${top}`)).toBe(409);
  expect(await statusOf(`DELETE /folder?id=${below}`)).toBe(409);
  await ask('PUT /folder/place', { id: other, parentId: null, place: 0 });
  await ask('PUT /folder/place', { id: below, parentId: other, place: 0 });
  await ask('PUT /folder/name', { id: below, name: ' 肝胆 ' });
  expect((await folders()).map(({ name, parentId }) => [name, parentId])).toEqual([
    ['病理', null],
    ['肝胆', other],
    ['系统', null],
  ]);
  expect(await titles(`?folderId=${below}`)).toEqual(['肝']);
  expect(await titles(`?folderId=${other}`)).toEqual(['肝']);
  expect(await titles(`?folderId=${top}`)).toEqual([]);
  expect(await titles('?folderId=0')).toEqual(['肾', '肺', '皮肤']);
  expect(await statusOf(`DELETE /folder?id=${top}`)).toBe(200);
});

it('folders end at five levels, and are those of one school', async () => {
  let parentId: number | null = null;
  for (let level = 1; level <= 5; level += 1) parentId = await addFolder(`第${level}层`, parentId);
  const deep = await ask('POST /folder', { name: '第六层', parentId });
  expect([deep.status, deep.body['message']]).toEqual([409, '文件夹最多五层']);
  const own = await addFolder('又一个');
  expect(await statusOf('PUT /folder/place', { id: own, parentId, place: 0 })).toBe(409);
  expect(await statusOf('PUT /folder/name', { id: own, name: '外校' }, STRANGER)).toBe(404);
  expect(await statusOf(`DELETE /folder?id=${own}`, undefined, STRANGER)).toBe(404);
  expect(await statusOf('POST /folder', { name: '外校', parentId: own }, STRANGER)).toBe(404);
  expect(await statusOf('POST /folder', { name: '学员', parentId: null }, LEARNER)).toBe(403);
});

it('who runs the platform keeps its libraries, by name', async () => {
  const { body } = await ask('GET /library/list', undefined, ADMIN);
  expect(body.data).toEqual([{ id: 2000, name: '血液切片库', slideCount: 1 }]);
  expect((await ask('GET /library/list')).body.data).toMatchObject([{ id: 1000, slideCount: 4 }]);
  const folder = { name: '红细胞', parentId: null };
  expect(await statusOf('POST /folder', folder, ADMIN)).toBe(400);
  expect(await statusOf('POST /folder', { ...folder, libraryId: 2000 }, ADMIN)).toBe(200);
  expect(await statusOf('POST /folder', { ...folder, libraryId: 1000 }, ADMIN)).toBe(400);
});

it('files that no slide shows are listed until one does', async () => {
  const row = { kind: 'slide', bytes: 1, createdAt: test.clock.now() } as const;
  const made = await test.database.db
    .insert(media)
    .values([
      { ...row, key: 'slide/1/', name: '等待.svs', organisationId: 1 },
      { ...row, key: 'slide/2/', name: '外校.svs', organisationId: 2 },
    ])
    .returning({ id: media.id });
  const { body } = await ask('GET /file/list');
  expect(body.data).toMatchObject({ total: 1, list: [{ id: made[0]?.id, name: '等待.svs' }] });
  expect(await statusOf('GET /file/list', undefined, LEARNER)).toBe(403);
});
