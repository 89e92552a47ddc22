import { useCentre } from '../../../testing/useCentre';
import { at, giveStudy } from '../../../testing/given/giveStudy';
import { orgUserRoutes } from '../roll/orgUser.routes';
import { situationRoutes } from './situation.routes';
import { rebuildTotals } from './totals.rebuild.store';

const test = useCentre({ emergency: [orgUserRoutes, situationRoutes] });
const ms = (moment: string) => at(moment).getTime();
const november = { from: ms('2026-11-01T00:00:00'), to: ms('2026-12-01T00:00:00') };
const query = (asked: object) =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

async function read(
  call: string,
  asked: object = november,
  who: Parameters<typeof test.as>[0] = 'manager',
) {
  const { status, body } = await test.as(who, `GET smreds/situation/v1/${call}?${query(asked)}`);
  return status === 200 ? body.data : { status, message: body['message'] };
}

const someStudy = () => giveStudy(test);

describe('overview', () => {
  beforeEach(someStudy);

  it('sums up one organisation', async () => {
    expect(await read('overview')).toEqual({
      people: 1,
      studied: 1,
      studySeconds: 180,
      quizzes: 2,
      averageScore: 55.5,
      certificates: 1,
      atRisk: 1,
    });
  });

  it('looks at the days of the period only', async () => {
    const asked = { from: ms('2026-11-13T00:00:00'), to: ms('2026-11-14T00:00:00') };
    expect(await read('overview', asked)).toMatchObject({
      studied: 0,
      studySeconds: 0,
      quizzes: 1,
      averageScore: 61,
      certificates: 0,
    });
  });

  it('another organisation has its own', async () => {
    expect(await read('overview', november, 'otherManager')).toMatchObject({
      people: 1,
      studied: 1,
      studySeconds: 999,
      certificates: 0,
    });
  });

  it('nobody but the platform looks into another one', async () => {
    expect(await read('overview', { ...november, orgId: 2 })).toEqual({
      status: 404,
      message: '该机构不存在',
    });
    expect(await read('overview', { ...november, orgId: 2 }, 'platformAdmin')).toMatchObject({
      studySeconds: 999,
    });
  });

  it.each([
    ['an empty period', { from: 5, to: 5 }, '结束时间应晚于开始时间'],
    ['a period of years', { from: 0, to: november.to }, '统计时间不能超过 366 天'],
    ['the end of time', { from: 0, to: 253_402_300_799_999 }, '结束时间应晚于开始时间'],
  ])('%s is refused', async (_what, asked, message) => {
    expect(await read('overview', asked)).toEqual({ status: 400, message });
  });
});

describe('trend', () => {
  it('names every day in China, also those without study', async () => {
    await someStudy();
    const asked = { from: ms('2026-11-10T00:00:00'), to: ms('2026-11-13T00:00:00') };
    const none = { studied: 0, studySeconds: 0, quizzes: 0, averageScore: null };
    expect(await read('trend', asked)).toEqual([
      { ...none, day: ms('2026-11-10T00:00:00'), studied: 1, studySeconds: 60 },
      { ...none, day: ms('2026-11-11T00:00:00') },
      {
        day: ms('2026-11-12T00:00:00'),
        studied: 1,
        studySeconds: 120,
        quizzes: 1,
        averageScore: 50,
      },
    ]);
  });

  it('is empty where nobody ever came', async () => {
    expect(await read('trend')).toEqual([]);
  });
});

describe('who has left the organisation', () => {
  const wholeMonth = async () => ({
    overview: await read('overview'),
    trend: ((await read('trend')) as { studied: number }[]).filter(({ studied }) => studied > 0),
    distribution: await read('distribution'),
  });
  const remove = () => test.as('manager', 'DELETE org/user/v1/delete?id=2');
  const place = { name: '苏学员', phoneNum: '13900000002', role: 3 };

  it('is in no number any more, until they come back', async () => {
    await someStudy();
    const before = await wholeMonth();
    expect((await remove()).status).toBe(200);
    expect(await wholeMonth()).toEqual({
      overview: {
        people: 0,
        studied: 0,
        studySeconds: 0,
        quizzes: 0,
        averageScore: null,
        certificates: 0,
        atRisk: 0,
      },
      trend: [],
      distribution: {
        scores: expect.not.arrayContaining([expect.objectContaining({ people: 1 })]),
        topics: [],
      },
    });
    expect((await test.as('manager', 'POST org/user/v1', place)).status).toBe(200);
    expect(await wholeMonth()).toEqual(before);
  });

  it('nor is who manages it from now on', async () => {
    await someStudy();
    await test.as('manager', 'PUT org/user/v1', { ...place, id: 2, role: 2 });
    expect(await read('overview')).toMatchObject({ people: 0, studySeconds: 0, quizzes: 0 });
  });
});

describe('distribution', () => {
  it('counts people by their average, and seconds by topic', async () => {
    await someStudy();
    const { scores, topics } = (await read('distribution')) as {
      scores: object[];
      topics: object[];
    };
    expect(scores).toContainEqual({ from: 0, to: 59, people: 1 });
    expect(scores).toContainEqual({ from: 90, to: 100, people: 0 });
    expect(topics).toEqual([
      { topic: 1, studySeconds: 30 },
      { topic: 9, studySeconds: 150 },
    ]);
  });
});

describe('people', () => {
  beforeEach(someStudy);
  const names = async (asked: object) =>
    ((await read('people', { ...november, ...asked })) as { list: { name: string }[] }).list.map(
      ({ name }) => name,
    );

  it('each with what they did', async () => {
    const { list, total } = (await read('people', { ...november, order: 1 })) as {
      list: object[];
      total: number;
    };
    expect(total).toBe(1);
    expect(list[0]).toEqual({
      userId: 2,
      name: '苏学员',
      studySeconds: 180,
      resources: 2,
      quizzes: 2,
      averageScore: 55.5,
      certificates: 1,
      lastStudiedAt: ms('2026-11-12T09:00:30'),
    });
  });

  describe('of several', () => {
    beforeEach(async () => {
      const moment = at('2026-11-12T10:00:00');
      await test.given({
        people: [{ service: 'emergency', phone: '13900000008', name: '吴学员' }],
        memberships: [{ personId: 8, organisationId: 1, name: '吴学员' }],
        studies: [{ personId: 8, studiedMs: 20_000, startedAt: moment, endedAt: moment }],
      });
      await rebuildTotals(test.database.db);
    });

    it.each([
      [1, ['苏学员', '吴学员']],
      [2, ['苏学员', '吴学员']],
      [3, ['吴学员', '苏学员']],
    ])('in order %d', async (order, expected) => {
      expect(await names({ order })).toEqual(expected);
    });

    it('by name, page by page', async () => {
      expect(await names({ order: 1, keyword: '吴' })).toEqual(['吴学员']);
      expect(await names({ order: 1, page: 2, pageCnt: 1 })).toEqual(['吴学员']);
      expect(await names({ order: 1, keyword: '%' })).toEqual([]);
    });
  });
});

describe('person', () => {
  beforeEach(someStudy);

  it('tells what they studied and how their quizzes went', async () => {
    expect(await read('person/2')).toMatchObject({
      userId: 2,
      studySeconds: 180,
      studiedResources: [
        {
          resourceId: 2,
          title: '地震避险',
          studySeconds: 30,
          lastStudiedAt: ms('2026-11-12T09:00:30'),
        },
        { resourceId: 1, title: '心肺复苏', studySeconds: 150 },
      ],
      quizResults: [{ score: 61 }, { score: 50 }],
    });
  });

  it.each([4, 6, 99])('person %d is not theirs', async (id) => {
    expect(await read(`person/${id}`)).toEqual({
      status: 404,
      message: '该人员不存在或已移出机构',
    });
  });
});

describe('at-risk', () => {
  it('lists trainees with their reasons, as of now', async () => {
    await someStudy();
    expect(await read('at-risk', {})).toMatchObject({
      total: 1,
      list: [{ userId: 2, reasons: [3] }],
    });
  });

  it('who has not come for two weeks is on it', async () => {
    await someStudy();
    test.clock.pass(14 * 86_400);
    expect(await read('at-risk', {})).toMatchObject({ list: [{ userId: 2, reasons: [2, 3] }] });
  });

  it('who never studied is on it, and no manager', async () => {
    expect(await read('at-risk', {})).toMatchObject({
      total: 1,
      list: [{ name: '苏学员', reasons: [1] }],
    });
  });
});
