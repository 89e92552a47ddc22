import type { CollectCatalog, Collected } from '@cheese/domain/contract/learning/collect';
import { useTestApp } from '../../../testing/useTestApp';
import { collectRoutes } from '../../learning/collect/collect.routes';
import { collectCatalog } from '../../learning/course/learners/collect.tables';
import { course } from '../../learning/course/course.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { seeSlide } from '../../slides/slide/slide.access';
import { favouriteRoutes } from './favourite.routes';

const test = useTestApp({ modules: { main: [collectRoutes(seeSlide), favouriteRoutes] } });
const at = '/doctor-cheese/collect/v1';

/** A course, a specimen, a bank that person 1 has, and a bank that is not sold. */
beforeEach(() =>
  test.given({
    people: [{}, {}],
    organisations: [{}],
    commodities: [
      { type: 1, productId: 1, title: '生理学' },
      { type: 2, productId: 1, title: '心脏标本' },
      { type: 4, productId: 1, title: '生理题库' },
    ],
    held: [{ personId: 1, commodityId: 3 }],
    banks: [
      { chapters: [[{ stem: '心脏有几个腔？' }]] },
      { chapters: [[{ stem: '阑尾在哪里？' }]] },
    ],
    courses: [{ name: '生理学' }, { name: '校内课', organisationId: 1 }],
  }),
);

async function as(personId: number) {
  const who = { token: await test.signIn(personId) };
  const ask = async (call: string, body?: object) => {
    const { status, body: said } = await test.ask(call.replace(' ', ` ${at}/`), body, who);
    return { status, key: (said as { key?: string }).key, data: said.data };
  };
  const add = (type: number, productId: number, more = {}) =>
    ask('POST add', { type, productId, ...more });
  const list = async (query = '') =>
    (await ask(`GET list?page=1&pageCnt=20${query}`)).data as { list: Collected[]; total: number };
  const folder = async (name: string, pid?: number) =>
    (await ask('POST catalog/add', { name, ...(pid && { pid }) })).data as CollectCatalog;
  return { ask, add, list, folder };
}

describe('what was collected', () => {
  it('is listed by its name, the latest first', async () => {
    const { add, list } = await as(1);
    for (const [type, id] of [
      [1, 1],
      [2, 1],
      [4, 1],
    ] as const) {
      await add(type, id);
      test.clock.pass(1);
    }
    const { list: rows, total } = await list();
    expect(total).toBe(3);
    expect(rows.map(({ type, title, isGone }) => [type, title, isGone])).toEqual([
      [4, '心脏有几个腔？', false],
      [2, '心脏标本', false],
      [1, '生理学', false],
    ]);
    expect(await list('&type=2')).toMatchObject({ total: 1, list: [{ title: '心脏标本' }] });
    expect(await list('&keyword=生理')).toMatchObject({ total: 1, list: [{ title: '生理学' }] });
    expect(await list('&keyword=%25')).toMatchObject({ total: 0 });
  });

  it('is one’s own', async () => {
    await (await as(1)).add(1, 1);
    expect(await (await as(2)).list()).toEqual({ list: [], total: 0 });
  });

  it('tells no words of a question whose bank is locked', async () => {
    const { add, list } = await as(1);
    await add(4, 2);
    expect(await list()).toMatchObject({ list: [{ title: '题目', isGone: true }] });
    expect(await list('&keyword=阑尾')).toMatchObject({ total: 0 });
  });

  it('is nothing that one may not see', async () => {
    const { add, list } = await as(1);
    expect(await add(1, 2)).toMatchObject({ status: 404, key: 'course.notFound' });
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('says what is gone by its name', async () => {
    const { add, list } = await as(1);
    await add(1, 1);
    await add(2, 1);
    const withdrawnAt = test.clock.now();
    await test.database.db.update(course).set({ withdrawnAt });
    await test.database.db.update(commodity).set({ withdrawnAt });
    const { list: rows } = await list();
    expect(rows).toMatchObject([{ isGone: true }, { isGone: true }]);
    expect(rows.map(({ title }) => title).sort()).toEqual(['心脏标本', '生理学']);
  });
});

describe('folders', () => {
  it('hold what is put into them, and say how much', async () => {
    const { ask, add, list, folder } = await as(1);
    const [heart, valves] = [await folder('心脏'), null];
    const below = await folder('瓣膜', heart.id);
    expect([valves, below.pid]).toEqual([null, heart.id]);
    await add(1, 1, { catalogId: heart.id });
    await add(2, 1);
    const { list: rows } = await list();
    const specimen = rows.find(({ type }) => type === 2)!.id;
    await ask('PUT move', { ids: [specimen], catalogId: below.id });
    expect((await ask('GET catalog/list')).data).toMatchObject([
      { name: '心脏', pid: null, count: 1 },
      { name: '瓣膜', pid: heart.id, count: 1 },
    ]);
    expect(await list(`&catalogId=${below.id}`)).toMatchObject({
      total: 1,
      list: [{ title: '心脏标本', catalogId: below.id }],
    });
    await ask('PUT move', { ids: [specimen] });
    expect(await list(`&catalogId=${below.id}`)).toMatchObject({ total: 0 });
  });

  it('let what lies in them move one up when they go', async () => {
    const { ask, add, list, folder } = await as(1);
    const above = await folder('循环');
    const gone = await folder('心脏', above.id);
    const below = await folder('瓣膜', gone.id);
    await add(1, 1, { catalogId: gone.id });
    await ask(`DELETE catalog/delete?id=${gone.id}`);
    expect((await ask('GET catalog/list')).data).toMatchObject([
      { id: above.id, count: 1 },
      { id: below.id, pid: above.id },
    ]);
    await ask(`DELETE catalog/delete?id=${above.id}`);
    expect(await list()).toMatchObject({ list: [{ catalogId: null }] });
  });

  it('are at most five deep and 200, however many are made at once', async () => {
    const { ask, folder } = await as(1);
    let pid: number | undefined;
    for (const name of ['一', '二', '三', '四', '五']) pid = (await folder(name, pid)).id;
    expect(await ask('POST catalog/add', { name: '六', pid })).toMatchObject({
      status: 409,
      key: 'catalog.deep',
    });
    const more = Array.from({ length: 194 }, (_, n) => ({ personId: 1, name: `夹${n}` }));
    await test.database.db.insert(collectCatalog).values(more);
    const both = await Promise.all(['甲', '乙'].map((name) => ask('POST catalog/add', { name })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are one’s own: another can neither fill, name, nor remove them', async () => {
    const { id } = await (await as(1)).folder('心脏');
    const other = await as(2);
    await other.add(1, 1);
    const { list: mine } = await other.list();
    const gone = { status: 404, key: 'catalog.gone' };
    expect(await other.ask('PUT move', { ids: [mine[0]!.id], catalogId: id })).toMatchObject(gone);
    expect(await other.add(2, 1, { catalogId: id })).toMatchObject(gone);
    expect(await other.ask('POST catalog/add', { name: '里', pid: id })).toMatchObject(gone);
    expect(await other.ask('PUT catalog/edit', { id, name: '我的' })).toMatchObject(gone);
    expect(await other.ask(`DELETE catalog/delete?id=${id}`)).toMatchObject(gone);
    const own = await as(1);
    await own.ask('PUT move', { ids: [mine[0]!.id], catalogId: id });
    expect((await own.ask('GET catalog/list')).data).toMatchObject([{ name: '心脏', count: 0 }]);
  });

  it('have a name of at most 30 signs', async () => {
    const { ask } = await as(1);
    for (const name of ['', '  ', '字'.repeat(31)]) {
      expect(await ask('POST catalog/add', { name })).toMatchObject({ status: 400 });
    }
  });

  it('drop only what lies in the folder that is named', async () => {
    const { ask, add, list, folder } = await as(1);
    const { id } = await folder('心脏');
    await add(1, 1);
    await ask(`DELETE delete?type=1&productId=1&catalogId=${id}`);
    expect(await list()).toMatchObject({ total: 1 });
    await ask('DELETE delete?type=1&productId=1&catalogId=');
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('move with all that lies in them, never into themselves, and no deeper than five', async () => {
    const { ask, folder } = await as(1);
    const [one, two] = [await folder('一'), await folder('二')];
    const inTwo = await folder('二之一', two.id);
    const move = (id: number, pid?: number) => ask('PUT catalog/move', { id, pid });
    for (const pid of [two.id, inTwo.id]) {
      expect(await move(two.id, pid)).toMatchObject({ status: 409, key: 'catalog.inItself' });
    }
    expect(await move(two.id, one.id)).toMatchObject({ status: 200 });
    let pid = inTwo.id;
    for (const name of ['三', '四']) pid = (await folder(name, pid)).id;
    const top = await folder('顶');
    expect(await move(one.id, top.id)).toMatchObject({ status: 409, key: 'catalog.deep' });
    expect(await move(inTwo.id)).toMatchObject({ status: 200 });
    expect(await (await as(2)).ask('PUT catalog/move', { id: one.id })).toMatchObject({
      status: 404,
      key: 'catalog.gone',
    });
    expect((await ask('GET catalog/list')).data).toMatchObject([
      { pid: null },
      { pid: one.id },
      { pid: null },
      {},
      {},
      {},
    ]);
  });
});

describe('several at once', () => {
  it('are dropped, and come back where they lay; another’s stay', async () => {
    const { ask, add, list, folder } = await as(1);
    const { id: catalogId } = await folder('心脏');
    await add(1, 1, { catalogId });
    await add(2, 1);
    const other = await as(2);
    await other.add(2, 1);
    const [theirs] = (await other.list()).list;
    const ids = [...(await list()).list.map(({ id }) => id), theirs!.id];
    expect((await ask('PUT delete-many', { ids })).data).toBe(2);
    expect(await list()).toMatchObject({ total: 0 });
    expect(await other.list()).toMatchObject({ total: 1 });
    const things = [
      { type: 1, productId: 1, catalogId },
      { type: 2, productId: 1 },
      { type: 1, productId: 2 },
    ];
    expect((await ask('POST add-many', { things })).data).toBe(2);
    const { list: back } = await list();
    expect(back.map(({ type, catalogId: at_ }) => [type, at_]).sort()).toEqual([
      [1, catalogId],
      [2, null],
    ]);
  });
});
