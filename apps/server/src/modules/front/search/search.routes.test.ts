import { useTestApp } from '../../../testing/useTestApp';
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
      total: 2,
      leftOut: ['量子'],
      meant: null,
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
      { type: 32, count: 0 },
      { type: 128, count: 1 },
      { type: 512, count: 0 },
      { type: 1024, count: 0 },
      { type: 2048, count: 0 },
      { type: 4096, count: 0 },
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

it.each(['病理', '学', 'blx', '病理 动物', '病里学', '医学'])(
  'suggestions for %s stand in the order of the results',
  async (keyword) => {
    const suggested = (await ask('suggest', { keyword })) as { text: string; type: number }[];
    const sold = suggested.filter(({ type }) => type !== 128).map(({ text }) => text);
    expect(sold).toEqual(await found(keyword));
  },
);

it.each([{ keyword: '病理' }, { keyword: '学', charge: '2' }, { keyword: '病理 动物' }])(
  'the tabs for %j count what their lists hold',
  async (asked: Record<string, string>) => {
    const counts = (await ask('counts', asked)) as { type: number; count: number }[];
    for (const { type, count } of counts) {
      const { charge: _charge, ...ofNews } = asked;
      const apart = { 32: 'slide/list', 128: 'news/list' }[type];
      const help = type === 4096 && asked['keyword'];
      const ofType = { type: String(type) };
      const rehearsed = type >= 512 && type < 4096;
      const listed = help
        ? await ask('everything/list', { keyword: help, ...ofType })
        : apart
          ? await ask(apart, ofNews)
          : await (rehearsed
              ? ask('rehearsal/list', { ...ofNews, ...ofType })
              : ask('commodity/list', { ...asked, ...ofType }));
      expect(listed).toMatchObject({ total: count });
    }
  },
);
