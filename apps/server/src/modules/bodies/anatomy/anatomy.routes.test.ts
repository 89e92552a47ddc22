import { eq } from 'drizzle-orm';
import type { Anatomy } from '@cheese/domain/contract/bodies/anatomy';
import type { AnatomyNote, OwnAnatomyNote } from '@cheese/domain/contract/bodies/anatomyNote';
import type { ModelFile } from '@cheese/domain/contract/bodies/shapes/model';
import { useTestApp } from '../../../testing/useTestApp';
import { commodity } from '../../shop/goods/commodity.tables';
import { anatomyNoteRoutes } from '../anatomyNote/anatomyNote.routes';
import { modelRoutes } from '../model/model.routes';
import { anatomyRoutes } from './anatomy.routes';
import { anatomyModel } from './anatomy.tables';

const test = useTestApp({
  modules: { main: [anatomyRoutes, anatomyNoteRoutes], aside: [modelRoutes] },
});
const file = Buffer.from('glTF');

beforeEach(async () => {
  await test.given({
    people: [{}, {}],
    commodities: [
      { type: 16, charge: 1, title: '心脏', description: '泵', html: '<p>心</p>', weight: 3 },
      { type: 16, charge: 2, title: '手骨', weight: 2 },
      { type: 16, title: '没有模型', productId: 9, weight: 1 },
    ],
    held: [{ personId: 1, commodityId: 2 }],
    anatomies: [
      { category: { name: '胸部' }, parts: ['心', '左心室', '右心室'] },
      {
        category: { name: '上肢', parentId: 1 },
        system: 1,
        parts: ['手骨', '舟骨'],
        sick: '舟骨骨折',
      },
    ],
  });
  for (const nth of [1, 2]) await test.app.services.storage.put(`model/${nth}.glb`, file);
});

const ask = async (call: string, personId?: number) => {
  const by = personId === undefined ? {} : { token: await test.signIn(personId) };
  return test.ask(`GET /doctor-cheese/anatomy/v1/${call}`, undefined, by);
};
const listed = async (query: string, personId?: number) =>
  ((await ask(`list${query}`, personId)).body.data as { list: Anatomy[] }).list;

it.each([
  ['', ['心脏', '手骨']],
  ['?system=1', ['手骨']],
  ['?categoryId=1', ['心脏', '手骨']],
  ['?categoryId=2', ['手骨']],
  ['?charge=2', ['手骨']],
  [`?keyword=${encodeURIComponent('心室')}`, ['心脏']],
  [`?keyword=${encodeURIComponent('%')}`, []],
  ['?pageCnt=1&page=2', ['手骨']],
])('the list narrowed by %s', async (query, names) => {
  expect((await listed(query)).map(({ name }) => name)).toEqual(names);
});

it('says to each what is locked for them, and how many parts one sees', async () => {
  const seen = ({ isLocked, structureCount }: Anatomy) => [isLocked, structureCount];
  expect((await listed('')).map(seen)).toEqual([
    [false, 2],
    [true, 1],
  ]);
  expect((await listed('', 1)).map(seen)).toEqual([
    [false, 2],
    [false, 1],
  ]);
});

it('counts what is in a category and below it', async () => {
  expect((await ask('category/list')).body.data).toEqual([
    { id: 1, pid: null, name: '胸部', anatomyCount: 2 },
    { id: 2, pid: 1, name: '上肢', anatomyCount: 1 },
  ]);
});

it('tells what one is, and how it is introduced', async () => {
  expect((await ask('detail?id=1')).body.data).toMatchObject({
    name: '心脏',
    summary: '泵',
    categoryName: '胸部',
    modelCount: 1,
    isLocked: false,
  });
  expect((await ask('introduction?anatomyId=1')).body.data).toMatchObject({ html: '<p>心</p>' });
  expect((await ask('item/list?anatomyId=2')).body.data).toMatchObject([
    { type: 65, title: '手骨', isLocked: true, address: null },
    { type: 65, title: '手骨', isLocked: true, address: null },
  ]);
  for (const call of ['detail?id=9', 'introduction?anatomyId=9', 'item/list?anatomyId=9']) {
    expect((await ask(call)).status).toBe(404);
  }
});

it('shows parts and files to whom it is open, and to nobody else', async () => {
  expect((await ask('structure/list?anatomyId=1')).body.data).toMatchObject([
    { pid: null, name: '心', meshes: [], layer: null },
    { pid: 1, name: '左心室', meshes: ['左心室'], layer: 0 },
    { pid: 1, name: '右心室', meshes: ['右心室'], layer: 1 },
  ]);
  for (const call of ['structure/list', 'model/list']) {
    expect((await ask(`${call}?anatomyId=2`)).body).toMatchObject({ key: 'anatomy.locked' });
    expect((await ask(`${call}?anatomyId=2`, 2)).status).toBe(403);
    expect((await ask(`${call}?anatomyId=2`, 1)).status).toBe(200);
    expect((await ask(`${call}?anatomyId=9`)).status).toBe(404);
  }
  expect((await ask('model/list?anatomyId=1')).body.data).toMatchObject([
    { layers: [{ name: '左心室' }, { name: '右心室' }] },
  ]);
});

it('lays a sick body beside the healthy one, and counts the parts of both once', async () => {
  const files = (await ask('model/list?anatomyId=2', 1)).body.data as ModelFile[];
  expect(files.map(({ id, sickness }) => [id, sickness])).toEqual([
    [2, null],
    [
      3,
      {
        healthyId: 2,
        name: '舟骨骨折',
        text: '',
        differences: [
          { structureId: 5, title: '变形', text: '形状改变', matter: '功能受损', view: '~5' },
        ],
      },
    ],
  ]);
  expect((await ask('detail?id=2')).body.data).toMatchObject({ structureCount: 1, modelCount: 2 });
});

it('stays open to who has bought it when it is withdrawn, and is there for nobody else', async () => {
  const withdrawnAt = test.clock.now();
  await test.database.db.update(commodity).set({ withdrawnAt }).where(eq(commodity.id, 2));
  expect((await ask('model/list?anatomyId=2', 1)).status).toBe(200);
  expect((await ask('model/list?anatomyId=2', 2)).status).toBe(404);
});

describe('a file', () => {
  const addressOf = async (id: number, personId?: number) =>
    ((await ask(`model/list?anatomyId=${id}`, personId)).body.data as ModelFile[])[0]?.address ??
    '';
  const fetchBy = async (url: string, personId?: number) =>
    test.app.inject({
      url,
      headers: personId ? { cookie: `cheese-token=${await test.signIn(personId)}` } : {},
    });

  it('goes to whom its address was made for, for a while', async () => {
    const url = await addressOf(2, 1);
    const answer = await fetchBy(url, 1);
    expect(answer.rawPayload).toEqual(file);
    expect(answer.headers['content-type']).toBe('model/gltf-binary');
    expect((await fetchBy(url, 2)).statusCode).toBe(404);
    expect((await fetchBy(url)).statusCode).toBe(404);
    test.clock.pass(6 * 3600);
    expect((await fetchBy(url, 1)).statusCode).toBe(404);
  });

  it('that is free goes to everybody, by its own address alone', async () => {
    const url = await addressOf(1);
    expect((await fetchBy(url)).rawPayload).toEqual(file);
    expect((await fetchBy(url.replace(/-[\w-]{43}/, `-${'A'.repeat(43)}`))).statusCode).toBe(404);
    expect((await fetchBy('/storage/model/1.glb')).statusCode).toBe(404);
  });
});

describe('a note', () => {
  const send = async (method: string, body: object, personId = 1) =>
    test.ask(`${method} /doctor-cheese/anatomy/v1/note`, body, {
      token: await test.signIn(personId),
    });
  const textsAt = async (structureId: number, personId = 1) => {
    const answer = await ask(`note/list?structureId=${structureId}`, personId);
    return (answer.body.data as { list: AnatomyNote[] }).list.map(({ text }) => text);
  };
  const at = { anatomyId: 1, structureId: 2, view: '0!0!1~2' };

  it('stands at its part with what was seen then, for the one who wrote it alone', async () => {
    const note = (await send('POST', { ...at, text: ' 壁最厚 ' })).body.data as AnatomyNote;
    expect(note).toMatchObject({ structureId: 2, view: '0!0!1~2', text: '壁最厚', editedAt: null });
    expect([await textsAt(2), await textsAt(3), await textsAt(2, 2)]).toEqual([['壁最厚'], [], []]);
    expect((await send('PUT', { id: note.id, text: '改了' }, 2)).status).toBe(404);
    const removal = async (personId: number) =>
      test.ask(`DELETE /doctor-cheese/anatomy/v1/note?id=${note.id}`, undefined, {
        token: await test.signIn(personId),
      });
    expect((await removal(2)).status).toBe(404);
    await send('PUT', { id: note.id, text: '约为右室三倍' });
    expect(await textsAt(2)).toEqual(['约为右室三倍']);
    expect((await removal(1)).status).toBe(200);
    expect(await textsAt(2)).toEqual([]);
  });

  it("is found among all of one's own, with where it can be seen again", async () => {
    await send('POST', { ...at, text: '壁最厚' });
    await send('POST', { anatomyId: 2, structureId: 5, view: '', text: '最易骨折' });
    const mine = async (query = '', personId = 1) => {
      const { data } = (await ask(`note/mine/list${query}`, personId)).body;
      return (data as { list: OwnAnatomyNote[] }).list;
    };
    expect(await mine()).toMatchObject([
      { text: '最易骨折', partName: '舟骨', modelId: 2, modelTitle: '手骨', anatomyId: 2 },
      { text: '壁最厚', partName: '左心室', view: at.view, anatomyId: 1 },
    ]);
    expect(await mine(`?keyword=${encodeURIComponent('骨折')}`)).toHaveLength(1);
    expect(await mine('', 2)).toEqual([]);
    const { db } = test.database;
    await db.insert(anatomyModel).values({ anatomyId: 2, modelId: 1, place: 2 });
    await db.delete(anatomyModel).where(eq(anatomyModel.anatomyId, 1));
    expect((await mine()).map(({ anatomyId }) => anatomyId)).toEqual([2, 2]);
    await db.delete(anatomyModel);
    expect((await mine()).map(({ anatomyId }) => anatomyId)).toEqual([null, null]);
  });

  it('is written at no part of another anatomy, at no locked one, and says something', async () => {
    expect((await send('POST', { ...at, structureId: 5, text: '别处' })).status).toBe(404);
    const locked = { ...at, anatomyId: 2, structureId: 5, text: '锁着' };
    expect((await send('POST', locked, 2)).status).toBe(403);
    expect((await send('POST', { ...at, text: ' \n ' })).status).toBe(400);
  });
});
