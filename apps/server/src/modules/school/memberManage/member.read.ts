import type { Answers } from '@cheese/domain/contract/call';
import type {
  Member,
  MemberContract as C,
  MemberDetail,
} from '@cheese/domain/contract/school/member';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { MemberRow } from '../../people/organisation/member.tables';
import { consentOf } from '../../people/member/guardianship';
import { shownGuardianship } from './guardian.service';
import { hideMiddle } from '../../people/person/hideMiddle';
import { writeLook } from '../../people/privacy/privacy.look';
import type { CallerContext } from '../../../calls/callerContext';
import type { Reach } from '../rights/reach';
import { findReach } from '../rights/rights.service';
import { selectMembers } from './member.list.store';
import { mayChange } from './member.rules';
import { findMember, findMemberWhole } from './member.store';

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
  id: row.id,
  name: row.name,
  number: row.number,
  role: row.role,
  grants: row.grants,
  year: row.year,
  state: row.state,
  hasAccount: row.hasAccount,
  department: named(departmentId, departmentName),
  class: named(classId, className),
});

type Reading = CallerContext & { reach: Reach };

export async function readMember(
  db: Db,
  { reach, ...own }: Reading,
  id: number,
): Promise<MemberDetail> {
  const found = (await findMemberWhole(db, reach, id)) ?? refuse('member.notFound');
  const { row, lastUsedAt, ...its } = found;
  const { organisationId, personId } = row;
  if (personId !== null) await writeLook(db, own, { personId, organisationId, place: 'member' });
  const mayEdit = await isEditable(db, own, found);
  return {
    ...shownOf(row),
    ...its,
    consent: consentOf(row, own.clock.now()),
    guardianship: mayEdit ? await shownGuardianship(db, row, own.clock.now()) : null,
    mayEdit,
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findMemberWhole>>>;

async function isEditable(db: Db, { person }: CallerContext, { row, headOf, roleIds }: Found) {
  const reach = await findReach(db, person, 'editPeople');
  if (!reach || !(reach.isWhole || (await findMember(db, reach, row.id)))) return false;
  return mayChange(reach, { role: row.role, isGranted: headOf.length + roleIds.length > 0 });
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
