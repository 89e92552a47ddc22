import type { SchoolNoticeItem } from '@cheese/domain/contract/school/schoolNotice';
import { type TestApp, useTestApp } from '../../../../testing/useTestApp';
import { notices } from '../../../../testing/given/school/notices';
import { runNextJob, type Works } from '../../../base/job/job.run';
import { noticeFiles } from '../../../people/notice/notice.files';
import { noticeRecipient } from '../../../people/notice/notice.tables';
import { department, departmentAncestor } from '../../../people/organisation/department.tables';
import { membership } from '../../../people/organisation/member.tables';
import { schoolClass } from '../../../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../../../people/organisation/teachingClass.tables';
import { term } from '../../../people/organisation/term.tables';
import { schoolGrant } from '../../rights/rights.tables';
import { madeFileRoutes } from '../../../people/madeFile/madeFile.routes';
import { schoolNoticeJobs } from '../schoolNotice.jobs';
import { schoolNoticeRoutes } from '../schoolNotice.routes';
import { eq } from 'drizzle-orm';

export const base = '/doctor-cheese/school-notice/v1';
/** Everybody's id is that of their line on the roll, too. */
export const [ADMIN, TEACHER, NURSE, MEDIC, HEAD, STRANGE_ADMIN, STRANGER, DISABLED] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const;
export const [NURSING, WARD, MEDICINE] = [1, 2, 3] as const;

/** A school with two departments, classes, a head and a teacher; and another one. */
async function plantSchool(test: TestApp) {
  const { db } = test.database;
  await test.given({
    people: Array.from({ length: 8 }, () => ({})),
    organisations: [{ name: '仁心医学院' }, { name: '济世医科大学' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '校管' },
      { personId: TEACHER, role: 2, name: '王老师', number: 'T1' },
      { personId: NURSE, role: 3, name: '林小满', number: '001' },
      { personId: MEDIC, role: 3, name: '周予安', number: '002' },
      { personId: HEAD, role: 2, name: '院长', number: 'T2' },
      { personId: STRANGE_ADMIN, role: 1, organisationId: 2 },
      { personId: STRANGER, role: 3, organisationId: 2 },
      { personId: DISABLED, role: 3, state: 2, name: '已停用' },
    ],
  });
  const named = (id: number, name: string, parentId: number | null = null) => ({
    organisationId: 1,
    kind: 1 as const,
    name,
    position: id,
    parentId,
  });
  await db
    .insert(department)
    .values([named(1, '护理学院'), named(2, '病房护理', 1), named(3, '临床医学院')]);
  await db.insert(departmentAncestor).values([
    { departmentId: NURSING, ancestorId: NURSING },
    { departmentId: WARD, ancestorId: WARD },
    { departmentId: WARD, ancestorId: NURSING },
    { departmentId: MEDICINE, ancestorId: MEDICINE },
  ]);
  const classOf = (name: string, departmentId: number) =>
    ({ organisationId: 1, year: 2026, name, departmentId, teacherId: null }) as const;
  await db.insert(schoolClass).values([classOf('护理1班', WARD), classOf('临床1班', MEDICINE)]);
  await plantPlaces(test);
}

async function plantPlaces(test: TestApp) {
  const { db } = test.database;
  const place = (id: number, set: object) =>
    db.update(membership).set(set).where(eq(membership.id, id));
  await place(NURSE, { departmentId: WARD, classId: 1, year: 2026 });
  await place(MEDIC, { departmentId: MEDICINE, classId: 2, year: 2025 });
  await place(HEAD, { departmentId: NURSING });
  const grantedAt = test.clock.now();
  await db
    .insert(schoolGrant)
    .values({ membershipId: HEAD, kind: 1, departmentId: NURSING, grantedAt });
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-20' };
  await db.insert(term).values({ organisationId: 1, name: '秋季', ...days });
  const taught = { organisationId: 1, termId: 1, courseName: '生理学', createdAt: grantedAt };
  await db.insert(teachingClass).values([
    { ...taught, name: 'A班' },
    { ...taught, name: 'B班' },
  ]);
  const inClass = { by: 2, joinedAt: grantedAt } as const;
  await db.insert(teachingPlace).values([
    { ...inClass, teachingClassId: 1, membershipId: TEACHER, role: 1 },
    { ...inClass, teachingClassId: 1, membershipId: MEDIC, role: 3 },
    { ...inClass, teachingClassId: 2, membershipId: NURSE, role: 3 },
  ]);
}

let keys = 0;
export const said = (more: object = {}) => ({
  requestKey: `request-${(keys += 1)}`,
  action: 'send',
  title: '放假通知',
  html: '<p>周五放假一天。</p>',
  attachments: [] as object[],
  audience: 'organisation',
  groups: [] as object[],
  roles: [3],
  ...more,
});
export const toGroups = (...groups: [string, number][]) => ({
  audience: 'groups',
  groups: groups.map(([kind, id]) => ({ kind, id })),
});

export const dataOf = <T>(answer: { body: { data?: unknown } }) => answer.body.data as T;

interface Saved {
  id: number;
  state: string;
  version: number;
  recipients: number;
}

/** A server over such schools, and what their people do with notices. */
export function useNoticeSchool() {
  const test = useTestApp({
    modules: { main: [schoolNoticeRoutes, notices], aside: [noticeFiles, madeFileRoutes] },
  });
  beforeEach(() => plantSchool(test));
  const ask = async (call: string, by: number, body?: object) =>
    test.ask(call, body, { token: await test.signIn(by) });
  const add = (more: object = {}, by: number = ADMIN) => ask(`POST ${base}`, by, said(more));
  const added = async (more: object = {}, by: number = ADMIN) => dataOf<Saved>(await add(more, by));
  const list = async (by: number, query = '') =>
    dataOf<{ list: SchoolNoticeItem[]; total: number }>(await ask(`GET ${base}/list${query}`, by));
  const detail = async (by: number, id: number) => ask(`GET ${base}/detail?id=${id}`, by);
  const received = async (by: number) =>
    dataOf<{ list: { id: number; title: string; issuer: string; isWithdrawn: boolean }[] }>(
      await ask('GET /doctor-cheese/notice/v1/school/list', by),
    ).list;
  const unread = async (by: number) =>
    dataOf<number>(await ask('GET /doctor-cheese/notice/v1/unread/total', by));
  const read = (by: number, id: number) =>
    ask('PUT /doctor-cheese/notice/v1/status', by, { noticeIds: [id], status: 1 });
  const works = (): Works => ({
    db: test.database.db,
    clock: test.clock,
    log: test.app.log,
    stopping: new AbortController().signal,
  });
  const workOnce = () => runNextJob(works(), schoolNoticeJobs(works()));
  const recipients = async () =>
    (await test.database.db.select().from(noticeRecipient)).map(({ personId }) => personId).sort();
  return {
    test,
    ask,
    add,
    added,
    list,
    detail,
    received,
    unread,
    read,
    works,
    workOnce,
    recipients,
  };
}
