import type { MemberDetail } from '@cheese/domain/contract/school/member';
import type { FileLink } from '@cheese/domain/contract/shapes';
import { readSheet } from 'read-excel-file/node';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { schoolGrant } from '../rights/rights.tables';
import { memberRoutes } from './member.routes';

const test = useTestApp({ modules: { main: [memberRoutes], aside: [madeFileRoutes] } });
const [ADMIN, HEAD_TEACHER, HEAD] = [1, 2, 3] as const;
/** Tests begin on 2026-11-20. */
const child = {
  name: '李小明',
  birthMonth: '2013-05',
  guardianName: '李娟',
  guardianPhone: '13700000001',
  state: 7,
  classId: 1,
  departmentId: 1,
} as const;

beforeEach(async () => {
  await test.given({
    people: [{}, {}, {}],
    organisations: [{}],
    memberships: [
      { personId: ADMIN, role: 1, name: '院长', number: 'A1' },
      { personId: HEAD_TEACHER, role: 2, name: '班主任', number: 'T1' },
      { personId: HEAD, role: 2, name: '主任', number: 'T2' },
    ],
  });
  const { db } = test.database;
  const ofSchool = { organisationId: 1, kind: 1, position: 0 } as const;
  await db.insert(department).values({ ...ofSchool, name: '护理学院' });
  await db.insert(departmentAncestor).values({ departmentId: 1, ancestorId: 1 });
  await db
    .insert(schoolClass)
    .values({ organisationId: 1, year: 2026, name: '少年班', teacherId: HEAD_TEACHER });
  const grant = { membershipId: HEAD, kind: 1, departmentId: 1 } as const;
  await db.insert(schoolGrant).values({ ...grant, grantedAt: test.clock.now() });
  const line = { organisationId: 1, role: 3 } as const;
  await db.insert(membership).values([
    { ...line, ...child, number: 'S1' },
    { ...line, ...child, number: 'S2', birthMonth: '2010-01', state: 1 },
  ]);
});

async function rowsFor(by: number) {
  const token = await test.signIn(by);
  const call = 'GET /doctor-cheese/member/v1/export?role=3';
  const { url } = (await test.ask(call, undefined, { token })).body.data as FileLink;
  const file = await test.fetch(url, token);
  const [heads = [], ...rows] = await readSheet(file.rawPayload);
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at]])));
}

it.each([
  ['an administrator', ADMIN, ['2013-05', '李娟', '13700000001']],
  ['the head of the department', HEAD, ['2013-05', '李娟', '13700000001']],
  ['a teacher who may not change people', HEAD_TEACHER, [null, null, null]],
])('shows guardians in the list of %s as they may see them', async (_who, by, shown) => {
  const [first, second] = await rowsFor(by);
  const guardian = [first?.['出生年月'], first?.['监护人姓名'], first?.['监护人电话']];
  expect([...guardian, first?.['监护人同意']]).toEqual([...shown, '待监护人同意']);
  expect([second?.['出生年月'], second?.['监护人姓名'], second?.['监护人同意']]).toEqual([
    null,
    null,
    null,
  ]);
});

it('shows on the page of one learner who the guardian is to whoever may change them', async () => {
  const seenBy = async (by: number) => {
    const token = await test.signIn(by);
    const call = 'GET /doctor-cheese/member/v1/detail?id=4';
    const { data } = (await test.ask(call, undefined, { token })).body;
    const { consent, guardianship } = data as MemberDetail;
    return [consent, guardianship?.guardian?.name];
  };
  expect(await seenBy(ADMIN)).toEqual([2, '李娟']);
  expect(await seenBy(HEAD)).toEqual([2, '李娟']);
  expect(await seenBy(HEAD_TEACHER)).toEqual([2, undefined]);
});
