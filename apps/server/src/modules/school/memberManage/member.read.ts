import { memberStates } from '@cheese/domain/codes/people/memberStates';
import { roles } from '@cheese/domain/codes/people/roles';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  Member,
  MemberContract as C,
  MemberDetail,
} from '@cheese/domain/contract/school/member';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import type { MemberRow } from '../../people/organisation/member.tables';
import { hideMiddle } from '../../people/person/hideMiddle';
import { writeLook } from '../../people/privacy/privacy.look';
import type { CallerContext } from '../../../calls/callerContext';
import { selectGrants } from '../rights/rights.door';
import type { Reach } from '../rights/reach';
import { findReach } from '../rights/rights.service';
import { type ExportCaller, offerSchoolSheet } from '../rights/schoolSheet';
import { selectAllMembers, selectMembers } from './member.list.store';
import { mayChange } from './member.rules';
import { findClassIn, findMember, selectLastUse } from './member.store';
import { memberTexts as texts } from './member.texts';

type Listed = Awaited<ReturnType<typeof selectMembers>>['list'][number];

export async function listMembers(
  db: Db,
  reach: Reach,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { list, total } = await selectMembers(db, reach, query);
  return { total, list: list.map(toMember) };
}

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const toMember = ({
  departmentId,
  departmentName,
  classId,
  className,
  ...row
}: Listed): Member => ({
  ...row,
  department: named(departmentId, departmentName),
  class: named(classId, className),
});

type Reading = CallerContext & { reach: Reach };

export async function readMember(
  db: Db,
  { reach, ...own }: Reading,
  id: number,
): Promise<MemberDetail> {
  const row = (await findMember(db, reach, id)) ?? refuse('member.notFound');
  const grants = await selectGrants(db, id);
  const lastUsedAt = row.personId === null ? null : await selectLastUse(db, row.personId);
  if (row.personId !== null) {
    const look = { personId: row.personId, organisationId: row.organisationId } as const;
    await writeLook(db, own, { ...look, place: 'member' });
  }
  const editing = await findReach(db, own.person, 'editPeople');
  const isEditable =
    editing !== null && (editing.isWhole || (await findMember(db, editing, id)) !== null);
  const { organisationId, classId } = row;
  const inClass = classId === null ? null : await findClassIn(db, organisationId, classId);
  return {
    ...shownOf(row),
    className: inClass?.name ?? null,
    lastUsedAt: lastUsedAt?.getTime() ?? null,
    headOf: grants.flatMap(({ departmentId }) => departmentId ?? []),
    roleIds: grants.flatMap(({ roleId }) => roleId ?? []),
    mayEdit: isEditable && mayChange(editing, { role: row.role, isGranted: grants.length > 0 }),
  };
}

const shownOf = ({ id, name, number, role, state, gender, ...row }: MemberRow) => ({
  id,
  name,
  number,
  role,
  state,
  gender,
  phone: hideMiddle(row.phone),
  departmentId: row.departmentId,
  classId: row.classId,
  year: row.year,
  account: row.account,
  hasAccount: row.personId !== null,
  isAccountMade: row.isAccountMade,
  joinedAt: row.joinedAt.getTime(),
  leftAt: row.leftAt?.getTime() ?? null,
  version: row.version,
});

const columns: readonly Column[] = [
  { title: texts.name, width: 14 },
  { title: texts.number, width: 18 },
  { title: texts.role, width: 12 },
  { title: texts.grants, width: 20 },
  { title: texts.department, width: 24 },
  { title: texts.class, width: 20 },
  { title: texts.year, width: 8 },
  { title: texts.state, width: 10 },
  { title: texts.hasAccount, width: 10 },
];

export async function exportMembers(
  db: Db,
  own: ExportCaller,
  query: Static<C['export']['query']>,
) {
  const rows = (await selectAllMembers(db, own.reach, query)).map(toCells);
  return offerSchoolSheet(db, own, { act: 'member.export', name: texts.sheet, columns, rows });
}

const toCells = (row: Listed) => [
  row.name,
  row.number,
  roles[row.role],
  row.grants.join('、'),
  row.departmentName,
  row.className,
  row.year,
  memberStates[row.state],
  row.hasAccount ? texts.yes : texts.no,
];
