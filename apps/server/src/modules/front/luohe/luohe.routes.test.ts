import { useTestApp } from '../../../testing/useTestApp';
import { luoheCourse, luoheEntry, luoheZone } from './luohe.tables';
import { luoheRoutes } from './luohe.routes';

const test = useTestApp({ modules: { main: [luoheRoutes] } });
const base = '/doctor-cheese/luohe/v1';
const DAY_MS = 86_400_000;

async function openZone(...commodityIds: number[]) {
  const { db } = test.database;
  await db.insert(luoheZone).values({ school: '学院', logo: 'l', banner: 'b', html: '<p>好</p>' });
  const lines = commodityIds.map((commodityId, place) => ({ zoneId: 1, commodityId, place }));
  if (lines.length > 0) await db.insert(luoheCourse).values(lines);
}

async function publish(count: number) {
  const now = test.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, at) => ({
    title: `第${at + 1}篇`,
    summary: '摘要',
    cover: 'c.webp',
    html: '<p>正文</p>',
    publishedAt: new Date(now - at * DAY_MS),
  }));
  await test.database.db.insert(luoheEntry).values(rows);
}

describe('luohe/v1/zone', () => {
  it('answers the school with its courses, in its order and without what was withdrawn', async () => {
    await test.given({
      commodities: [
        { title: '甲' },
        { title: '乙' },
        { title: '丙', withdrawnAt: new Date('2026-11-01') },
      ],
    });
    await openZone(2, 3, 1);
    const { body } = await test.get(`${base}/zone`);
    expect(body.data).toMatchObject({ school: '学院', html: '<p>好</p>' });
    const { courses } = body.data as { courses: { title: string }[] };
    expect(courses.map(({ title }) => title)).toEqual(['乙', '甲']);
  });

  it('does well without courses', async () => {
    await openZone();
    expect((await test.get(`${base}/zone`)).body.data).toMatchObject({ courses: [] });
  });

  it('says so where no school has a zone', async () => {
    expect(await test.get(`${base}/zone`)).toMatchObject({
      status: 404,
      body: { message: '院校专区尚未开通' },
    });
  });
});

describe('luohe/v1/list', () => {
  it('answers the newest first, page by page', async () => {
    await publish(3);
    const { body } = await test.get(`${base}/list?page=2&pageCnt=2`);
    expect(body.data).toMatchObject({ total: 3, list: [{ title: '第3篇' }] });
  });
});

describe('luohe/v1/detail', () => {
  it('answers the article, and refuses an unknown one', async () => {
    await publish(1);
    const { body } = await test.get(`${base}/detail?id=1`);
    expect(body.data).toMatchObject({ title: '第1篇', html: '<p>正文</p>' });
    expect((await test.get(`${base}/detail?id=2`)).status).toBe(404);
  });
});
