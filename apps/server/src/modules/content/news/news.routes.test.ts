import { useTestApp } from '../../../testing/useTestApp';
import { newsRoutes } from './news.routes';

const test = useTestApp({ modules: { main: [newsRoutes] } });
const listUrl = '/doctor-cheese/news/v1/list';
const detailUrl = '/doctor-cheese/news/v1/detail';

/** `count` articles, the first of them the oldest, a day apart. */
const oneADay = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    title: `第${day + 1}天`,
    publishedAt: new Date(Date.UTC(2026, 9, 1 + day)),
  }));

const titlesOf = (body: Record<string, unknown>) =>
  (body as { data: { list: { title: string }[] } }).data.list.map(({ title }) => title);

describe('news/v1/list', () => {
  it('answers the newest first, one page of them, and how many there are', async () => {
    await test.given({ news: oneADay(5) });
    const { status, body } = await test.get(`${listUrl}?page=2&pageCnt=2`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ flag: 0, message: '', data: { total: 5 } });
    expect(titlesOf(body)).toEqual(['第3天', '第2天']);
  });

  it('answers 20 from the first page on where nothing is said', async () => {
    await test.given({ news: oneADay(21) });
    const { body } = await test.get(listUrl);
    expect(titlesOf(body)).toHaveLength(20);
    expect(titlesOf(body)[0]).toBe('第21天');
  });

  it('shows an item whole, without its text', async () => {
    await test.given({ news: [{ title: '标题', html: '<p>不在列表里</p>', category: 3 }] });
    const { body } = await test.get(listUrl);
    expect(body['data']).toEqual({
      total: 1,
      list: [
        {
          id: 1,
          title: '标题',
          summary: '摘要',
          category: 3,
          cover: 'news/cover.webp',
          source: '平台编辑部',
          publishedAt: Date.parse('2026-11-01T08:00:00+08:00'),
        },
      ],
    });
  });

  it('keeps to a category', async () => {
    await test.given({
      news: [
        { title: '甲', category: 2 },
        { title: '乙', category: 5 },
      ],
    });
    const { body } = await test.get(`${listUrl}?category=5`);
    expect(titlesOf(body)).toEqual(['乙']);
    expect(body).toMatchObject({ data: { total: 1 } });
  });

  it('tells the total even behind the last page', async () => {
    await test.given({ news: oneADay(3) });
    const { body } = await test.get(`${listUrl}?page=9`);
    expect(body['data']).toEqual({ list: [], total: 3 });
  });

  it('is empty where nothing was written', async () => {
    expect((await test.get(listUrl)).body['data']).toEqual({ list: [], total: 0 });
  });

  it.each([
    ['page=-1', 'page', '参数 page 不能小于 1'],
    ['page=0', 'page', '参数 page 不能小于 1'],
    ['page=two', 'page', '参数 page 的类型应为整数'],
    ['page=1.5', 'page', '参数 page 的类型应为整数'],
    ['page=1&page=2', 'page', '参数 page 的类型应为整数'],
    ['page=999999999999', 'page', '参数 page 不能大于 100000'],
    ['pageCnt=101', 'pageCnt', '参数 pageCnt 不能大于 100'],
    ['category=7', 'category', '参数 category 的取值不在允许范围内'],
    ['category=', 'category', '参数 category 的类型应为整数'],
    ['colour=red', 'colour', '不支持的参数：colour'],
  ])('refuses ?%s and names the field', async (query, field, message) => {
    const { status, body } = await test.get(`${listUrl}?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ flag: 400, message, data: null, key: 'call.invalid', field });
  });
});

describe('news/v1/detail', () => {
  it('answers the article with what stands above and below it in the list', async () => {
    await test.given({ news: oneADay(3) });
    const { body } = await test.get(`${detailUrl}?id=2`);
    expect(body['data']).toMatchObject({
      id: 2,
      title: '第2天',
      author: '编辑',
      html: '<p>正文</p>',
      previous: { id: 3, title: '第3天' },
      next: { id: 1, title: '第1天' },
    });
  });

  it('has nothing above the newest and nothing below the oldest', async () => {
    await test.given({ news: oneADay(1) });
    const { body } = await test.get(`${detailUrl}?id=1`);
    expect(body['data']).toMatchObject({ previous: null, next: null });
  });

  it('orders articles of the same moment by their number, and loses none', async () => {
    await test.given({ news: [{ title: '一' }, { title: '二' }, { title: '三' }] });
    const { body } = await test.get(`${detailUrl}?id=2`);
    expect(body['data']).toMatchObject({ previous: { title: '三' }, next: { title: '一' } });
  });

  it('refuses an unknown id', async () => {
    const { status, body } = await test.get(`${detailUrl}?id=404`);
    expect(status).toBe(404);
    expect(body).toEqual({
      flag: 404,
      message: '该资讯不存在或已下线',
      data: null,
      key: 'news.notFound',
    });
  });

  it.each([
    ['', '缺少参数：id'],
    ['?id=', '参数 id 的类型应为整数'],
    ['?id=0', '参数 id 不能小于 1'],
    ['?id=99999999999', '参数 id 不能大于 2147483647'],
    ['?id=1%20or%201=1', '参数 id 的类型应为整数'],
  ])('refuses "%s"', async (query, message) => {
    expect(await test.get(detailUrl + query)).toMatchObject({
      status: 400,
      body: { message, field: 'id' },
    });
  });
});
