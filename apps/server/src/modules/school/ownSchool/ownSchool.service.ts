import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Answers } from '@cheese/domain/contract/call';
import type { OwnSchoolContract as C } from '@cheese/domain/contract/school/ownSchool';
import type { CallContext } from '../../../calls/call';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { writeAudit } from '../../people/audit/audit.service';
import { requireAdministratorBut } from '../../people/member/lastAdministrator';
import {
  findMembership,
  selectSuspendedSchools,
  updateMember,
} from '../../people/member/member.door';
import { selectPerson } from '../../people/person/person.door';
import { hideEnd } from '../../people/session/device';
import { moveSession } from '../../people/session/session.service';
import { countOtherAccounts, lockOwnMembership, selectOwnSchools } from './ownSchool.store';

type Own = CallerContext<'sessions'> & Pick<CallContext<never>, 'caller'>;

export async function listOwnSchools(
  db: Db,
  { person }: Pick<Own, 'person'>,
): Promise<Answers<C['list']>> {
  const open = await selectOwnSchools(db, person.id);
  const closed = await selectSuspendedSchools(db, person.id);
  return [
    ...open.map((row) => ({
      ...row,
      isHere: row.mainOrgId === person.organisationId,
      isSuspended: false,
    })),
    ...closed.map((row) => ({ ...row, isHere: false, isSuspended: true })),
  ];
}

export async function enterSchool(db: Db, own: Own, id: number): Promise<Answers<C['enter']>> {
  const { person, sessions } = own;
  const signedIn = await db.transaction(async (tx) => {
    if (!(await lockOwnMembership(tx, person.id, id))) await refuseEntry(tx, person.id, id);
    return moveSession(tx, own, id);
  });
  sessions.forget(person.id);
  return signedIn;
}

/** Whoever waits for a consent is told whom to ask, and of a suspended school that it is. */
async function refuseEntry(tx: Db, personId: number, id: number): Promise<never> {
  const found = await findMembership(tx, personId, id);
  const isWaiting = found?.membership.state === memberStateCodes.waiting;
  const isSuspended = (await selectSuspendedSchools(tx, personId)).some(
    ({ mainOrgId }) => mainOrgId === id,
  );
  if (isSuspended) refuse('ownSchool.suspended');
  return refuse(isWaiting ? 'member.consentNeeded' : 'ownSchool.notMember');
}

/** Their line stays with the school as that of somebody who left, and their work with both. */
export async function leaveSchool(db: Db, own: Own, id: number) {
  const { person, clock, caller, sessions } = own;
  await db.transaction(async (tx) => {
    const line = (await lockOwnMembership(tx, person.id, id)) ?? refuse('ownSchool.notMember');
    if (line.role === roleCodes.schoolAdmin) await requireAdministratorBut(tx, id, [line.id]);
    await requireOtherWayIn(tx, person.id, id);
    await updateMember(tx, line.id, { state: memberStateCodes.left, leftAt: clock.now() });
    await writeAudit(tx, own, {
      act: 'member.leave',
      about: [line.name, line.number].filter(Boolean).join(' '),
      toPersonId: person.id,
      organisationId: id,
      address: hideEnd(caller.address),
    });
  });
  sessions.forget(person.id);
  return null;
}

/** Whoever has neither a phone nor another account could never sign in again. */
async function requireOtherWayIn(tx: Db, personId: number, organisationId: number) {
  const { phone } = await selectPerson(tx, personId);
  if (phone !== null) return;
  if ((await countOtherAccounts(tx, personId, organisationId)) === 0) refuse('ownSchool.onlyWayIn');
}
