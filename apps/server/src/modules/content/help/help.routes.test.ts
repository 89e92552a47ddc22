import { useTestApp } from '../../../testing/useTestApp';
import { indexForSearch } from '../../base/findable/findable.service';
import { helpFindable } from './help.findable';
import { helpArticle, type HelpRow } from './help.tables';
import { helpRoutes } from './help.routes';

const test = useTestApp({ modules: { main: [helpRoutes] } });
const listUrl = '/doctor-cheese/help/v1/list';

async function write(...rows: Partial<Omit<HelpRow, 'id'>>[]) {
  const article = {
    showType: 1 as const,
    category: '支付',
    title: '标题',
    summary: '摘要',
    html: '<p>正文</p>',
    updatedAt: test.clock.now(),
  } as const;
  const all = rows.map((row, place): Omit<HelpRow, 'id'> => ({ ...article, place, ...row }));
  const { db } = test.database;
  const written = await db.insert(helpArticle).values(all).returning({ id: helpArticle.id });
  const ids = written.map(({ id }) => id);
  await indexForSearch(db, helpFindable, ids);
}

const titles = async (query: string) => {
  const { body } = await test.get(`${listUrl}?${query}`);
  return (body.data as { list: { title: string }[] }).list.map(({ title }) => title);
};

describe('help/v1/list', () => {
  it('keeps to an area, in its own order', async () => {
    await write({ title: '乙', place: 5 }, { title: '甲', place: 2 }, { title: '丙', showType: 3 });
    expect(await titles('showType=1')).toEqual(['甲', '乙']);
    expect(await titles('')).toEqual(['甲', '乙', '丙']);
  });

  it('finds words in title, category, summary and text, in this order', async () => {
    await write(
      { title: '怎样退款' },
      { summary: '退款要多久', title: '时限' },
      { html: '<p>不支持<b>退款</b></p>', title: '说明' },
      { title: '登录', category: '退款' },
      { title: '无关' },
    );
    expect(await titles(`keyword=${encodeURIComponent('退款')}`)).toEqual([
      '怎样退款',
      '登录',
      '时限',
      '说明',
    ]);
    expect((await titles(`keyword=${encodeURIComponent('退款 多久')}`))[0]).toBe('时限');
  });

  it('looks through all areas, or through one where it is named', async () => {
    await write({ title: '退款时限' }, { title: '考试退款', showType: 3 });
    const refund = `keyword=${encodeURIComponent('退款')}`;
    expect(await titles(refund)).toEqual(['退款时限', '考试退款']);
    expect(await titles(`${refund}&showType=3`)).toEqual(['考试退款']);
  });

  it('finds by sounds, by traditional signs and in spite of a wrong one', async () => {
    await write({ title: '收不到验证码怎么办' }, { title: '其他' });
    for (const typed of ['yanzhengma', 'yzm', '驗證碼', '验正码', '验证吗'])
      expect(await titles(`keyword=${encodeURIComponent(typed)}`)).toEqual(['收不到验证码怎么办']);
  });

  it('takes signs of a pattern as what they are, and no tag for a word', async () => {
    await write({ title: '满100%' }, { title: '其他' });
    expect(await titles('keyword=100%25')).toEqual(['满100%']);
    expect(await titles('keyword=_')).toEqual([]);
    expect(await titles('keyword=%3Cp')).toEqual([]);
  });

  it('cuts into pages', async () => {
    await write({ title: '一' }, { title: '二' }, { title: '三' });
    expect(await titles('page=2&pageCnt=2')).toEqual(['三']);
  });

  it('refuses an unknown area', async () => {
    expect(await test.get(`${listUrl}?showType=4`)).toMatchObject({
      status: 400,
      body: { field: 'showType' },
    });
  });
});

describe('help/v1/detail', () => {
  it('answers the article', async () => {
    await write({ title: '怎样退款' });
    const { body } = await test.get('/doctor-cheese/help/v1/detail?id=1');
    expect(body.data).toMatchObject({ title: '怎样退款', html: '<p>正文</p>', showType: 1 });
  });

  it('refuses an unknown id', async () => {
    expect(await test.get('/doctor-cheese/help/v1/detail?id=9')).toMatchObject({
      status: 404,
      body: { message: '该帮助文章不存在或已下线' },
    });
  });
});
