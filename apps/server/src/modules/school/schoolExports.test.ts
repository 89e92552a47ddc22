import type { FileLink } from '@cheese/domain/contract/shapes';
import { readSheet } from 'read-excel-file/node';
import { useTestApp } from '../../testing/useTestApp';
import { auditEntry } from '../people/audit/audit.tables';
import { madeFileRoutes } from '../people/madeFile/madeFile.routes';
import { department, departmentAncestor } from '../people/organisation/department.tables';
import { schoolClass } from '../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../people/organisation/teachingClass.tables';
import { term } from '../people/organisation/term.tables';
import { departmentRoutes } from './department/department.routes';
import { memberImportRoutes } from './memberImport/memberImport.routes';
import { schoolGrant } from './rights/rights.tables';
import { schoolClassRoutes } from './schoolClass/schoolClass.routes';
import { teachingClassRoutes } from './teachingClass/teachingClass.routes';
import { termRoutes } from './term/term.routes';

const test = useTestApp({
  modules: {
    main: [
      departmentRoutes,
      schoolClassRoutes,
      termRoutes,
      teachingClassRoutes,
      memberImportRoutes,
    ],
    aside: [madeFileRoutes],
  },
});
const [ADMIN, HEAD, LEARNER, ELSEWHERE] = [1, 2, 3, 4] as const;
const FORMULA = '=HYPERLINK("http://a.b")';

beforeEach(async () => {
  await test.given({
    people: ['1', '2', '3', '4'].map((end) => ({ phone: `1380000000${end}` })),
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '钱院长', number: 'A1' },
      { personId: HEAD, role: 2, name: '周主任', number: 'T1' },
      { personId: LEARNER, role: 3, name: FORMULA, number: '00123' },
      { personId: ELSEWHERE, role: 1, name: '外校', number: 'A1', organisationId: 2 },
    ],
  });
  const { db } = test.database;
  const now = test.clock.now();
  const one = { organisationId: 1, kind: 1 } as const;
  await db.insert(department).values([
    { ...one, name: '护理学院', position: 0 },
    { ...one, name: '药学院', position: 1 },
    { ...one, name: '社区护理', kind: 2, parentId: 1, position: 0 },
  ]);
  await db.insert(departmentAncestor).values([
    { departmentId: 1, ancestorId: 1 },
    { departmentId: 2, ancestorId: 2 },
    { departmentId: 3, ancestorId: 3 },
    { departmentId: 3, ancestorId: 1 },
  ]);
  await db
    .insert(schoolGrant)
    .values({ membershipId: HEAD, kind: 1, departmentId: 1, grantedAt: now });
  const ofYear = { organisationId: 1, year: 2026 };
  await db.insert(schoolClass).values([
    { ...ofYear, name: '护理1班', departmentId: 3 },
    { ...ofYear, name: '+药学1班', departmentId: 2 },
  ]);
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-20' };
  await db.insert(term).values({ organisationId: 1, name: '秋季', ...days });
  const named = { organisationId: 1, termId: 1, name: 'A班', courseName: '护理学' };
  await db.insert(teachingClass).values({ ...named, createdAt: now });
  const place = { teachingClassId: 1, by: 2, joinedAt: now } as const;
  await db.insert(teachingPlace).values({ ...place, membershipId: LEARNER, role: 3 });
});

const ask = async (path: string, by: number) =>
  test.ask(`GET /doctor-cheese/${path}`, undefined, { token: await test.signIn(by) });

async function sheetOf(path: string, by: number = ADMIN) {
  const answer = await ask(path, by);
  const { url, fileName } = answer.body.data as FileLink;
  const file = await test.fetch(url, await test.signIn(by));
  const [, ...rows] = await readSheet(file.rawPayload);
  return { fileName, first: rows.map(([cell]) => cell), rows };
}

it('takes the departments along in their order, a head only those below', async () => {
  const all = await sheetOf('department/v1/export');
  expect(all.first).toEqual(['护理学院', '社区护理', '药学院']);
  expect(all.rows[1]?.slice(0, 3)).toEqual(['社区护理', '护理学院', '专业']);
  expect(all.fileName).toMatch(/^院系_\d{4}-?\d{2}-?\d{2}\.xlsx$/);
  expect((await sheetOf('department/v1/export', HEAD)).first).toEqual(['护理学院', '社区护理']);
  expect((await sheetOf('department/v1/export', ELSEWHERE)).first).toEqual([]);
});

it('takes the classes along as they are filtered, words that look like formulas as words', async () => {
  expect((await sheetOf('school-class/v1/export')).first.sort()).toEqual(['+药学1班', '护理1班']);
  expect((await sheetOf('school-class/v1/export', HEAD)).first).toEqual(['护理1班']);
  expect((await sheetOf('school-class/v1/export?departmentId=2')).first).toEqual(['+药学1班']);
  expect((await sheetOf('school-class/v1/export', ELSEWHERE)).first).toEqual([]);
});

it('takes terms, teaching classes, their people and imports along, of the own school alone', async () => {
  expect((await sheetOf('school-term/v1/export')).first).toEqual(['秋季']);
  expect((await sheetOf('school-term/v1/export', ELSEWHERE)).first).toEqual([]);
  expect((await sheetOf('teaching-class/v1/export')).first).toEqual(['护理学']);
  expect((await sheetOf('teaching-class/v1/export', ELSEWHERE)).first).toEqual([]);
  const { rows } = await sheetOf('teaching-class/v1/people/export?id=1');
  expect(rows[0]?.slice(0, 2)).toEqual([FORMULA, '00123']);
  expect((await ask('teaching-class/v1/people/export?id=1', ELSEWHERE)).status).toBe(404);
  expect((await sheetOf('school/v1/member-import/export')).first).toEqual([]);
});

it('refuses learners, and heads what is the whole school’s; writes down who took what', async () => {
  expect((await ask('department/v1/export', LEARNER)).status).toBe(403);
  expect((await ask('school-term/v1/export', HEAD)).status).toBe(403);
  expect((await ask('school/v1/member-import/export', HEAD)).status).toBe(403);
  await sheetOf('school-term/v1/export');
  const acts = await test.database.db.select({ act: auditEntry.act }).from(auditEntry);
  expect(acts).toEqual([{ act: 'term.export' }]);
});
