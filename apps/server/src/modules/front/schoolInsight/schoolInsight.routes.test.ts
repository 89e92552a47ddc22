import { readSheet } from 'read-excel-file/node';
import {
  ADMIN,
  ANNA,
  BERT,
  HEAD,
  OTHER_ADMIN,
  plantInsightSchool,
  TEACHER,
} from '../../../testing/given/school/insightSchool';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { insightMember } from './schoolInsight.tables';
import { schoolInsightRoutes } from './schoolInsight.routes';

const test = useTestApp({
  modules: { main: [schoolInsightRoutes], aside: [madeFileRoutes] },
  alikeMs: 1_000,
});

beforeEach(() => plantInsightSchool(test));

interface Overview {
  asOf: number;
  term: { total: Record<string, number>; weeks: { week: number; active: number }[] };
  against: { name: string; total: Record<string, number> } | null;
  departments: { name: string }[];
  groups: string[];
}

async function ask(who: number, path: string) {
  const by = { token: await test.signIn(who) };
  return test.ask(`GET /doctor-cheese/school-insight/v1/${path}`, undefined, by);
}
const overview = async (who: number, query = '') =>
  (await ask(who, `overview?termId=1${query}`)).body.data as Overview;
async function names(who: number, path: string) {
  const { list } = (await ask(who, path)).body.data as { list: { name: string; people: number }[] };
  return list.map(({ name, people }) => (people === undefined ? name : `${name} ${people}`));
}
const people = (who: number, query = '') => names(who, `people?termId=1${query}`);
const groups = (who: number, by: string, query = '') =>
  names(who, `groups?termId=1&by=${by}${query}`);

describe('school-insight/v1/overview', () => {
  it('tells an administrator of all the school, week by week, and compares terms', async () => {
    const { asOf, term: found, against } = await overview(ADMIN, '&againstId=3');
    expect(asOf).toBe(test.clock.now().getTime());
    expect(found.total).toMatchObject({ people: 4, active: 3, studiedS: 170 * 60 });
    expect(found.weeks).toHaveLength(12);
    expect(found.weeks.map(({ active }) => active)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2]);
    expect(against).toMatchObject({ name: '春', total: { people: 0, active: 0 } });
  });

  it('tells a head of their department with all below, and a teacher of their class', async () => {
    expect((await overview(HEAD)).term.total).toMatchObject({ people: 2, studiedS: 140 * 60 });
    const taught = await overview(TEACHER);
    expect(taught.term.total).toMatchObject({ people: 2, studiedS: 150 * 60 });
    expect(taught.term.weeks.map(({ active }) => active).at(-1)).toBe(2);
    expect(taught.groups).toEqual(['teachingClass', 'course']);
  });

  it('narrows to a department, a class or a teaching class', async () => {
    const totalOf = async (query: string) => (await overview(ADMIN, query)).term.total['people'];
    expect(await totalOf('&departmentId=1')).toBe(2);
    expect(await totalOf('&classId=2')).toBe(1);
    expect(await totalOf('&teachingClassId=1')).toBe(2);
    const { departments } = await overview(ADMIN, '&departmentId=2');
    expect(departments.map(({ name }) => name)).toEqual(['护理学院', '助产学']);
  });

  it.each([
    [HEAD, 'departmentId=3'],
    [HEAD, 'classId=2'],
    [TEACHER, 'departmentId=2'],
    [TEACHER, 'classId=1'],
    [TEACHER, 'teachingClassId=2'],
    [ADMIN, 'departmentId=4'],
    [ADMIN, 'classId=3'],
    [OTHER_ADMIN, 'departmentId=1'],
    [OTHER_ADMIN, 'teachingClassId=1'],
  ])('does not know for %d what they may not see: %s', async (who, query) => {
    const termId = who === OTHER_ADMIN ? 2 : 1;
    for (const path of ['overview?', 'people?', 'groups?by=course&', 'export?view=people&']) {
      expect((await ask(who, `${path}termId=${termId}&${query}`)).status).toBe(404);
    }
  });

  it('does not know a term of another school, for nobody', async () => {
    expect((await ask(ADMIN, 'overview?termId=2')).status).toBe(404);
    expect((await ask(ADMIN, 'overview?termId=1&againstId=2')).status).toBe(404);
    expect((await ask(OTHER_ADMIN, 'people?termId=1')).status).toBe(404);
    expect((await ask(ADMIN, 'export?termId=2&view=weeks')).status).toBe(404);
  });

  it('refuses learners', async () => {
    for (const path of ['overview?termId=1', 'people?termId=1', 'groups?termId=1&by=course']) {
      expect((await ask(ANNA, path)).status).toBe(403);
    }
  });
});

describe('school-insight/v1/groups', () => {
  it('sums up departments with all below, and goes down', async () => {
    expect(await groups(ADMIN, 'department')).toEqual(['护理学院 2', '药学院 1', '未分院系 1']);
    expect(await groups(ADMIN, 'department', '&departmentId=1')).toEqual(['助产学 2']);
    expect(await groups(HEAD, 'department')).toEqual(['护理学院 2']);
  });

  it('sums up classes, teaching classes and courses of what somebody may see', async () => {
    expect(await groups(ADMIN, 'class')).toEqual(['护理 1 班 2', '药学 1 班 1', '未编班 1']);
    expect(await groups(HEAD, 'class')).toEqual(['护理 1 班 2']);
    expect(await groups(ADMIN, 'teachingClass')).toEqual(['内科学 A 班 2', '内科学 B 班 2']);
    expect(await groups(TEACHER, 'teachingClass')).toEqual(['内科学 A 班 2']);
    expect(await groups(HEAD, 'teachingClass')).toEqual(['内科学 A 班 1', '内科学 B 班 2']);
    expect(await groups(TEACHER, 'course')).toEqual(['内科学 2']);
    expect((await ask(TEACHER, 'groups?termId=1&by=class')).status).toBe(403);
  });
});

describe('school-insight/v1/people', () => {
  it('lists whom somebody may see', async () => {
    expect(await people(ADMIN)).toEqual(['人4', '人5', '人6', '人7']);
    expect(await people(HEAD)).toEqual(['人4', '人5']);
    expect(await people(TEACHER)).toEqual(['人4', '人6']);
    expect(await people(ADMIN, '&keyword=n5')).toEqual(['人5']);
  });

  it('says which rule struck', async () => {
    expect(await people(ADMIN, '&atRisk=true')).toEqual(['人5', '人7']);
    expect(await people(ADMIN, '&risk=3')).toEqual(['人5']);
    expect(await people(TEACHER, '&atRisk=true')).toEqual([]);
  });
});

describe('school-insight/v1/mine', () => {
  it('shows a learner exactly what the school sees of them', async () => {
    const { body } = await ask(BERT, 'mine');
    const own = body.data as { school: string; terms: { termId: number; figures: object }[] };
    expect(own).toMatchObject({ school: '仁心医学院', asOf: test.clock.now().getTime() });
    const { list } = (await ask(ADMIN, 'people?termId=1&keyword=n5')).body.data as {
      list: object[];
    };
    const { figures } = own.terms.find(({ termId }) => termId === 1) ?? {};
    const shownBeside = { membershipId: BERT, name: '人5', number: 'N5', className: '护理 1 班' };
    expect(list).toEqual([{ ...figures, ...shownBeside }]);
  });

  it('has nothing for who is no learner', async () => {
    expect((await ask(ADMIN, 'mine')).body.data).toMatchObject({ school: null, terms: [] });
  });
});

it('hands over every view as a workbook with its definitions', async () => {
  const by = await test.signIn(ADMIN);
  for (const view of [
    'weeks',
    'department',
    'class',
    'teachingClass',
    'course',
    'people',
    'risks',
  ]) {
    const { body } = await ask(ADMIN, `export?termId=1&view=${view}`);
    const { url } = body.data as { url: string };
    const { rawPayload } = await test.fetch(url, by);
    const rows = await readSheet(rawPayload);
    expect([view, rows.length]).toEqual([view, expect.any(Number)]);
    expect(rows.length).toBeGreaterThan(1);
    expect(String(await readSheet(rawPayload, 2))).toContain('连续 14 天没有学习');
  }
});

it('makes an answer once for all whose right goes as far', async () => {
  const before = (await overview(ADMIN)).term.total['studiedS'];
  await test.database.db.update(insightMember).set({ studiedS: 0 });
  expect((await overview(ADMIN)).term.total['studiedS']).toBe(before);
  expect((await overview(HEAD)).term.total['studiedS']).toBe(0);
  test.clock.pass(2);
  expect((await overview(ADMIN)).term.total['studiedS']).toBe(0);
});
