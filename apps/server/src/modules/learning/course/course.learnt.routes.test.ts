import { useTestApp } from '../../../testing/useTestApp';
import { courseRoutes } from './course.routes';

const test = useTestApp({ modules: { main: [courseRoutes] } });
const get = (call: string, token?: string) =>
  test.ask(`GET /doctor-cheese/${call}`, undefined, token ? { token } : {});
const data = async <T>(call: string, token?: string) => (await get(call, token)).body.data as T;

const chapters = [
  {
    title: '总论',
    items: [{ title: '导学', isTrial: true, type: 1 as const, durationS: 600 }, { title: '讲义' }],
    chapters: [{ title: '分论', items: [{ title: '小测', type: 64 as const }] }],
  },
  { title: '结语', html: '<p>回顾</p>' },
];
const people = [{ nickname: '甲' }, { nickname: '乙' }];
const later = new Date('2026-11-10T08:00:00+08:00');

interface Listed {
  total: number;
  list: { name: string; state: number; isLocked: boolean; isGone: boolean }[];
}

describe('course/v1/learn/list', () => {
  const world = {
    people,
    organisations: [{}],
    memberships: [{ personId: 1 }],
    commodities: [{}, {}, {}, { charge: 1 as const }, {}],
    held: [{ personId: 1, commodityId: 2, endsAt: null }],
    courses: [
      { name: '学过的', chapters, learners: [{ personId: 1, studied: 1 }] },
      { name: '买了的', chapters },
      { name: '别人的', learners: [{ personId: 2 }] },
      { name: '学完的', chapters, learners: [{ personId: 1, studied: 3, lastAt: later }] },
      { name: '下架的', withdrawnAt: later, learners: [{ personId: 1 }] },
      { name: '校内的', organisationId: 1 },
      { name: '选中的', organisationId: 1, audience: { kind: 'chosen' as const, members: [2] } },
    ],
  };
  const path = 'course/v1/learn/list';
  const names = ({ list }: Listed) => list.map(({ name }) => name);

  it('begins with what was learnt last, and ends with what is new to them', async () => {
    await test.given(world);
    const listed = await data<Listed>(path, await test.signIn(1));
    expect(names(listed)).toEqual(['学完的', '下架的', '学过的', '校内的', '买了的']);
    expect(listed).toMatchObject({
      total: 5,
      list: [
        { state: 3, studiedCount: 3, isLocked: false, isGone: false },
        { state: 2, isGone: true },
        { state: 2, studiedCount: 1, isLocked: true, lastLearnt: { title: '导学' } },
        { state: 1, studiedCount: 0, isLocked: false, lastLearnt: null },
        { state: 1, studiedCount: 0, isLocked: false, expiration: null },
      ],
    });
  });

  it.each([
    ['state=1', ['校内的', '买了的']],
    ['state=2', ['下架的', '学过的']],
    ['state=3', ['学完的']],
    ['source=school', ['校内的']],
    ['source=platform&state=1', ['买了的']],
    ['keyword=学完', ['学完的']],
    ['keyword=%25', []],
    ['courseType=2', []],
    ['page=2&pageCnt=4', ['买了的']],
  ])('is narrowed by %s', async (query, found) => {
    await test.given(world);
    expect(names(await data<Listed>(`${path}?${query}`, await test.signIn(1)))).toEqual(found);
  });

  it('tells what was only tried from what has ended', async () => {
    const past = new Date('2026-11-01T08:00:00+08:00');
    const tried = [{ title: '讲义', isTrial: true }, { title: '小结' }];
    const learners = [{ personId: 1, studied: 1 }];
    await test.given({
      people,
      commodities: [{}, {}, {}],
      held: [{ personId: 1, commodityId: 2, endsAt: past }],
      courses: [
        { name: '试学的', chapters: [{ title: '一', items: tried }], learners },
        { name: '到期的', chapters: [{ title: '一', items: tried }], learners },
        { name: '限免过的', chapters: [{ title: '一', items: tried.toReversed() }], learners },
      ],
    });
    const { list } = await data<{ list: object[] }>(path, await test.signIn(1));
    const [limited, ended, only] = list;
    expect(only).toMatchObject({ name: '试学的', isLocked: true, isTrial: true });
    expect(ended).toMatchObject({ name: '到期的', isLocked: true, isTrial: false });
    expect(limited).toMatchObject({ name: '限免过的', isLocked: true, isTrial: false });
  });

  it('is nobody else’s', async () => {
    await test.given(world);
    expect(names(await data<Listed>(path, await test.signIn(2)))).toEqual(['别人的', '选中的']);
    expect(await get(path)).toMatchObject({ status: 401 });
  });
});
