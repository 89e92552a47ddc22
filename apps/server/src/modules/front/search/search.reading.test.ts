import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { find, indexForSearch } from '../../base/findable/findable.service';
import { synonym, thisTransaction } from '../../base/findable/findable.tables';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { commodity } from '../../shop/goods/commodity.tables';
import { searchRoutes } from './search.routes';

const test = useTestApp({ modules: { main: [searchRoutes] } });
const url = '/doctor-cheese/search/v1';

const ask = async (call: string, query: Record<string, string>) =>
  (await test.get(`${url}/${call}?${new URLSearchParams(query)}`)).body.data as unknown;

const found = async (keyword: string) => {
  const data = await ask('commodity/list', { keyword });
  return (data as { list: { title: string }[] }).list.map(({ title }) => title);
};

describe('what a card says', () => {
  beforeEach(() =>
    test.given({
      tags: [{ type: 9, name: '急诊医学' }],
      commodities: [
        { title: '静脉输液', teacher: '温如玉', tagIds: [1], productId: 81, type: 8 },
        { title: '心脏三维标本', productId: 82, type: 2 },
      ],
    }),
  );

  it.each([
    ['its tag', '急诊医学'],
    ['its teacher', '温如玉'],
    ['its teacher by sound', 'wenruyu'],
    ['its teacher by initials', 'wry'],
    ['its type', '虚拟仿真'],
    ['a word that is cut', '急诊静脉'],
    ['traditional signs', '靜脈輸液'],
    ['sounds and signs mixed', '静mai输y'],
    ['a wrong sign', '静脉输夜'],
    ['a missing sign', '静输液'],
    ['two signs in each other’s place', '静输脉液'],
  ])('finds it: %s', async (_what, keyword) => {
    expect((await found(keyword))[0]).toBe('静脉输液');
  });

  it('says what was probably meant, and of that only what was wrong', async () => {
    const meant = async (keyword: string) =>
      ((await ask('commodity/list', { keyword })) as { meant: string | null }).meant;
    expect(await meant('静脉输夜')).toBe('静脉输液');
    expect(await meant('急诊 jingmaishuyie')).toBe('急诊 静脉输液');
    expect(await meant('静脉输液')).toBeNull();
  });

  it('finds what means the same, as the table of synonyms says at this moment', async () => {
    const { db } = test.database;
    expect(await found('挂水')).toEqual([]);
    await db.insert(synonym).values({ words: ['挂水', '静脉输液'] });
    expect(await found('挂水')).toEqual(['静脉输液']);
    await db.update(synonym).set({ words: ['挂水', '标本'], changedIn: thisTransaction });
    expect(await found('挂水')).toEqual(['心脏三维标本']);
    await db.delete(synonym);
    expect(await found('挂水')).toEqual([]);
  });
});

describe('what changes', () => {
  beforeEach(() => test.given({ commodities: [{ title: '病理学总论' }] }));

  const change = async (set: Partial<typeof commodity.$inferInsert>) => {
    const { db } = test.database;
    await db.transaction(async (inside) => {
      await inside.update(commodity).set(set).where(eq(commodity.id, 1));
      await indexForSearch(inside, commodityFindable, [1]);
    });
  };

  it('is found at once as it is now, and no longer as it was', async () => {
    expect(await found('总论')).toEqual(['病理学总论']);
    await change({ title: '组织学各论' });
    expect(await found('总论')).toEqual([]);
    expect(await found('各论')).toEqual(['组织学各论']);
  });

  it('is not found once it is withdrawn, and again once it is not', async () => {
    await change({ withdrawnAt: test.clock.now() });
    expect(await found('总论')).toEqual([]);
    await change({ withdrawnAt: null });
    expect(await found('总论')).toEqual(['病理学总论']);
  });

  it('is found by another node as well, though its transaction began before others ended', async () => {
    const { db } = test.database;
    // Each database object has its own index, so this simulates another node.
    const node = Object.create(db) as typeof db;
    const other = (keyword: string) =>
      find(node, { shelf: 'catalogue', kinds: ['commodity'], keyword });
    expect((await other('总论'))?.total).toBe(1);
    await change({ title: '组织学各论' });
    expect((await other('总论'))?.total).toBe(0);
    expect((await other('各论'))?.total).toBe(1);
  });
});
