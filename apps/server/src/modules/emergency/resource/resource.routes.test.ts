import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { resourceRoutes } from './resource.routes';

const test = useTestApp({ modules: { emergency: [resourceRoutes], aside: [uploadRoutes] } });
const groundUrl = '/doctor-cheese-smreds/resource/v1/ground';

const titlesOf = (body: Record<string, unknown>) =>
  (body['data'] as { title: string }[]).map(({ title }) => title);

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

describe('resource/v1/ground', () => {
  it('answers what is on the shelf, newest first', async () => {
    await test.given({
      resources: [
        { title: '旧', groundedAt: day(1) },
        { title: '已下架', groundedAt: null },
        { title: '新', groundedAt: day(2) },
      ],
    });
    const { body } = await test.get(groundUrl);
    expect(titlesOf(body)).toEqual(['新', '旧']);
    expect(body['data']).toContainEqual({
      id: 3,
      title: '新',
      summary: '摘要',
      category: 2,
      topic: 9,
      kind: 1,
      cover: 'resource/cover.webp',
      groundedAt: day(2).getTime(),
    });
  });

  it('keeps to a category and to a word, in title or summary', async () => {
    await test.given({
      resources: [
        { title: '心肺复苏', category: 2 },
        { title: '案例', summary: '一次心肺复苏的复盘', category: 1 },
        { title: '地震', category: 1 },
      ],
    });
    expect(titlesOf((await test.get(`${groundUrl}?category=1`)).body)).toEqual(['地震', '案例']);
    const found = await test.get(`${groundUrl}?keyword=${encodeURIComponent('复苏')}`);
    expect(titlesOf(found.body)).toEqual(['案例', '心肺复苏']);
  });

  it('keeps to a topic', async () => {
    await test.given({
      resources: [
        { title: '溺水', topic: 2 },
        { title: '漏电', topic: 8 },
      ],
    });
    expect(titlesOf((await test.get(`${groundUrl}?topic=8`)).body)).toEqual(['漏电']);
  });

  it('takes a word letter for letter', async () => {
    await test.given({ resources: [{ title: '成功率100%' }, { title: '其他' }] });
    expect(titlesOf((await test.get(`${groundUrl}?keyword=%25`)).body)).toEqual(['成功率100%']);
    expect(titlesOf((await test.get(`${groundUrl}?keyword=_`)).body)).toEqual([]);
    expect(titlesOf((await test.get(`${groundUrl}?keyword=%27%3B--`)).body)).toEqual([]);
  });

  it.each([
    ['category=3', '参数 category 的取值不在允许范围内'],
    [`keyword=${'a'.repeat(51)}`, '参数 keyword 不能超过 50 个字符'],
    ['page=1', '不支持的参数：page'],
  ])('refuses ?%.20s', async (query, message) => {
    expect(await test.get(`${groundUrl}?${query}`)).toMatchObject({
      status: 400,
      body: { flag: 400, message },
    });
  });
});
