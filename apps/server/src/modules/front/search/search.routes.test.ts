import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { find, makeFindable } from '../../base/findable/findable.service';
import { synonym, thisTransaction } from '../../base/findable/findable.tables';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { commodity } from '../../shop/commodity/commodity.tables';
import { plantHotWords } from './hot.seed';
import { searchRoutes } from './search.routes';

const test = useTestApp({ modules: { main: [searchRoutes] } });
const url = '/doctor-cheese/search/v1';

const ask = async (call: string, query: Record<string, string>) =>
  (await test.get(`${url}/${call}?${new URLSearchParams(query)}`)).body.data as unknown;

const found = async (keyword: string, query: Record<string, string> = {}) => {
  const data = await ask('commodity/list', { keyword, ...query });
  return (data as { list: { title: string }[] }).list.map(({ title }) => title);
};

interface Hits {
  total: number;
  list: { title: string; missed: string[] }[];
}

const commodities = [
  { title: '病理学总论', description: '细胞损伤与修复', learnerCount: 10 },
  { title: '实验动物学', description: '病理学的动物模型', learnerCount: 99 },
  { title: '急性心肌梗死的ECG诊断', description: '十二导联', learnerCount: 5 },
  { title: '肝脏解剖', description: '三维模型', type: 16 as const },
  { title: '重症医学', description: '１００例病例', courseType: 2 as const },
];

beforeEach(() => test.given({ commodities, news: [{ title: '病理学教研室开放日' }] }));

describe('search/v1/commodity/list', () => {
  it('finds any part of a word, in titles first', async () => {
    expect(await found('病理')).toEqual(['病理学总论', '实验动物学']);
    expect(await found('肌梗')).toEqual(['急性心肌梗死的ECG诊断']);
    expect(await found('肝')).toEqual(['肝脏解剖']);
  });

  it('needs what stands side by side, not the letters alone', async () => {
    expect(await found('病学')).toEqual([]);
  });

  it('finds by pinyin initials, as each is read where it stands', async () => {
    expect(await found('blxz')).toEqual(['病理学总论']);
    expect(await found('ZZYX')).toEqual(['重症医学']);
  });

  it('does not care for case and width', async () => {
    expect(await found('ecg')).toEqual(['急性心肌梗死的ECG诊断']);
    expect(await found('ＥＣＧ')).toEqual(['急性心肌梗死的ECG诊断']);
    expect(await found('100')).toEqual(['重症医学']);
  });

  it('puts whoever has all words before whoever has some, and names those that are missing', async () => {
    expect(await found('病理学 动物')).toEqual(['实验动物学', '病理学总论']);
    const { list } = (await ask('commodity/list', { keyword: '病理学 动物' })) as Hits;
    expect(list.map(({ missed }) => missed)).toEqual([[], ['动物']]);
  });

  it('says which word nobody has', async () => {
    expect(await ask('commodity/list', { keyword: '病理学 量子' })).toMatchObject({
      ...{ total: 2, leftOut: ['量子'], meant: null },
      list: [{ title: '病理学总论' }, { title: '实验动物学' }],
    });
  });

  it.each(["'; drop table commodity; --", '%', '_', '\\', '🫀', '，'])(
    'takes %s for the text that it is',
    async (keyword) => {
      expect(await found(keyword)).toEqual([]);
    },
  );

  it('finds everything without a keyword', async () => {
    expect(await found('')).toHaveLength(5);
    expect(await found('  ')).toHaveLength(5);
  });

  it('marks what was found, by its letters or by their initials', async () => {
    const hits = async (keyword: string) => {
      const data = (await ask('commodity/list', { keyword })) as { list: object[] };
      return data.list[0];
    };
    expect(await hits('病理学')).toMatchObject({
      titleMarks: [{ from: 0, to: 3 }],
      descriptionMarks: [],
    });
    expect(await hits('xzl')).toMatchObject({ titleMarks: [{ from: 2, to: 5 }] });
    expect(await hits('修复 细胞')).toMatchObject({
      descriptionMarks: [
        { from: 0, to: 2 },
        { from: 5, to: 7 },
      ],
    });
  });

  it('finds letters that stand for several', async () => {
    await test.given({
      commodities: [{ title: '每次用药５㎎', description: '剂量', productId: 90 }],
    });
    expect(await found('5')).toEqual(['每次用药５㎎']);
    expect(await found('5mg')).toEqual(['每次用药５㎎']);
  });

  it('finds two words by their initials, each in letters or not', async () => {
    expect(await found('blx zl')).toEqual(['病理学总论']);
    expect(await found('ecg zd')).toEqual(['急性心肌梗死的ECG诊断']);
    expect((await found('zz yx'))[0]).toBe('重症医学');
  });

  describe('in order', () => {
    beforeEach(() =>
      test.given({
        commodities: [
          { title: '护理操作', description: '肝脏', price: 100, productId: 91 },
          { title: '肝脏护理', description: '', price: 300, productId: 92 },
          { title: '腹部肝脏', description: '', price: 200, productId: 93 },
          { title: '肝脏穿刺', description: '', price: 200, productId: 94 },
        ],
      }),
    );
    const page = (query: object) => ask('commodity/list', { keyword: '肝脏', ...query });

    it('puts the better match first where nothing else is chosen', async () => {
      const titles = ['肝脏穿刺', '肝脏护理', '肝脏解剖', '腹部肝脏', '护理操作'];
      expect(await found('肝脏')).toEqual(titles);
      expect(await found('肝脏', { sort: '1' })).toEqual(titles);
    });

    it('lets a chosen key decide, and the match between equals', async () => {
      const cheapest = await found('肝脏', { sort: '4' });
      const dearest = await found('肝脏', { sort: '5' });
      expect(cheapest.slice(0, 4)).toEqual(['护理操作', '肝脏穿刺', '腹部肝脏', '肝脏护理']);
      expect(dearest.slice(-4)).toEqual(['肝脏护理', '肝脏穿刺', '腹部肝脏', '护理操作']);
    });

    it('tells the number of all, on a page behind the last one as well', async () => {
      expect(await page({ page: '2', pageCnt: '4' })).toMatchObject({
        total: 5,
        list: [{ title: '护理操作' }],
      });
      expect(await page({ page: '9', pageCnt: '3' })).toMatchObject({ total: 5, list: [] });
      const sorted = await page({ page: '9', pageCnt: '3', sort: '4' });
      expect(sorted).toMatchObject({ total: 5, list: [] });
    });
  });

  it('can be narrowed and ordered like any list', async () => {
    expect(await found('', { type: '16' })).toEqual(['肝脏解剖']);
    expect(await found('', { courseType: '2' })).toEqual(['重症医学']);
    expect(await found('医学', { sort: '4', courseType: '2' })).toEqual(['重症医学']);
  });
});

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
  const change = async (set: Partial<typeof commodity.$inferInsert>) => {
    const { db } = test.database;
    await db.transaction(async (inside) => {
      await inside.update(commodity).set(set).where(eq(commodity.id, 1));
      await makeFindable(inside, commodityFindable, [1]);
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
    // What a node knows hangs on its own database.
    const node = Object.create(db) as typeof db;
    const other = (keyword: string) =>
      find(node, { ...{ shelf: 'catalogue', kind: 'commodity' }, keyword });
    expect((await other('总论'))?.total).toBe(1);
    await change({ title: '组织学各论' });
    expect((await other('总论'))?.total).toBe(0);
    expect((await other('各论'))?.total).toBe(1);
  });
});

describe('search/v1/news/list', () => {
  it('finds and marks news', async () => {
    expect(await ask('news/list', { keyword: '教研' })).toMatchObject({
      total: 1,
      list: [{ title: '病理学教研室开放日', titleMarks: [{ from: 3, to: 5 }] }],
    });
  });
});

describe.each(['', ' ', '%', '，'])('without a word, as in “%s”,', (keyword) => {
  it.each(['commodity/list', 'news/list', 'counts'])('%s answers', async (call) => {
    const asked = new URLSearchParams(keyword && { keyword });
    const { body } = await test.get(`${url}/${call}?${asked}`);
    expect(body).toMatchObject({ flag: 0 });
  });
});

describe('search/v1/counts', () => {
  it('counts for every tab, none as 0', async () => {
    expect(await ask('counts', { keyword: '病理' })).toEqual([
      { type: 1, count: 2 },
      { type: 2, count: 0 },
      { type: 4, count: 0 },
      { type: 8, count: 0 },
      { type: 16, count: 0 },
      { type: 128, count: 1 },
    ]);
  });
});

describe('search/v1/suggest', () => {
  it('completes with titles, with the mark of what was typed', async () => {
    expect(await ask('suggest', { keyword: 'bl' })).toEqual([
      { text: '病理学总论', type: 1, marks: [{ from: 0, to: 2 }] },
      { text: '病理学教研室开放日', type: 128, marks: [{ from: 0, to: 2 }] },
    ]);
    expect(await ask('suggest', { keyword: ' ' })).toEqual([]);
  });
});

describe('search/v1/hot', () => {
  const look = (keyword: string, address: string, more = {}) =>
    test.ask(`GET ${url}/commodity/list?${new URLSearchParams({ keyword, ...more })}`, undefined, {
      address,
    });
  let strangers = 0;
  const many = async (keyword: string, people: number, more = {}) => {
    for (let at = 0; at < people; at++) await look(keyword, `10.0.1.${++strangers}`, more);
  };

  it('lists what many have looked for and found, the oftenest first', async () => {
    await many('病理', 3);
    await many('肝脏', 4);
    expect(await ask('hot', {})).toEqual(['肝脏', '病理']);
  });

  it('counts nobody twice, nor what was not found as it was typed', async () => {
    for (let at = 0; at < 5; at++) await look('病理', '10.0.0.1');
    await many('量子力学', 5);
    await many('病理 量子', 5);
    await many('肝', 5);
    await many('解剖', 5, { page: '2' });
    expect(await ask('hot', {})).toEqual([]);
  });

  it('offers what we begin with, where it is found, until there is more', async () => {
    await plantHotWords(test.database.db);
    expect(await ask('hot', {})).toEqual(['解剖']);
    await many('肝脏', 3);
    expect(await ask('hot', {})).toEqual(['肝脏', '解剖']);
  });

  it('forgets what was hot a week ago, and what is gone', async () => {
    await many('病理', 3);
    await many('肝脏', 3);
    const { db } = test.database;
    await db.update(commodity).set({ withdrawnAt: test.clock.now() }).where(eq(commodity.id, 4));
    await makeFindable(db, commodityFindable, [4]);
    expect(await ask('hot', {})).toEqual(['病理']);
    test.clock.pass(8 * 86_400);
    expect(await ask('hot', {})).toEqual([]);
  });
});
