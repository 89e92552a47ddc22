import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes, roles } from '@cheese/domain/codes/people/roles';
import type { MemberContract as C } from '@cheese/domain/contract/school/member';
import { switchedStates } from '@cheese/domain/codes/school/members';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { requireAdministratorBut } from '../../people/member/lastAdministrator';
import { updateMember, updateStates } from '../../people/member/member.door';
import { countDepartments } from '../../people/organisation/organisation.door';
import { updatePerson } from '../../people/person/person.door';
import { revokeAllBut } from '../../people/session/session.door';
import type { WarmSessions } from '../../people/session/warmSessions';
import { hashInitial, newInitialPassword } from '../../people/tries/initialPassword';
import { countRoles, replaceGrants, selectGrantNames } from '../rights/rights.door';
import { requireWhole } from '../rights/rights.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { mayResetPassword } from './member.rules';
import { selectGrantedIds } from './member.store';
import { lockAllForChange, lockForChange } from './member.target';

interface ActingCaller extends SchoolCaller {
  sessions: WarmSessions;
}

/** Disabled members keep their account and everything in it, and are of no school. */
export async function setStates(
  db: Db,
  own: ActingCaller,
  { ids, state }: Static<C['setState']['body']>,
) {
  if (ids.includes(own.reach.memberId)) refuse('member.self');
  const changed = await db.transaction(async (tx) => {
    const rows = await lockAllForChange(tx, own.reach, ids);
    const isLeft = rows.some((row) => !(row.state in switchedStates));
    if (isLeft) refuse('member.hasLeft');
    const isDisabled = state === memberStateCodes.disabled;
    const hasAdmin = rows.some(({ role }) => role === roleCodes.schoolAdmin);
    if (isDisabled && hasAdmin) await requireAdministratorBut(tx, own.reach.organisationId, ids);
    const done = await updateStates(tx, ids, state);
    const act = isDisabled ? 'member.disable' : 'member.enable';
    for (const { id, personId } of done) {
      const about = rows.find((row) => row.id === id)?.name ?? '';
      await writeSchoolAudit(tx, own, { act, about, ...(personId && { toPersonId: personId }) });
    }
    return done;
  });
  for (const { personId } of changed) if (personId !== null) own.sessions.forget(personId);
  return { changed: changed.length };
}

export async function resetPassword(db: Db, own: ActingCaller, id: number) {
  const password = newInitialPassword();
  const passwordHash = hashInitial(password);
  const reset = await db.transaction(async (tx) => {
    const row = await lockForChange(tx, own.reach, id);
    const isGranted = (await selectGrantedIds(tx, [id])).length > 0;
    if (!mayResetPassword(own.reach, { role: row.role, isGranted })) refuse('member.protected');
    const { personId, account } = row;
    if (!row.isAccountMade || personId === null || account === null) {
      return refuse('member.ownAccount');
    }
    await updatePerson(tx, personId, { passwordHash, mustChangePassword: true });
    await revokeAllBut(tx, personId, null, own.clock.now());
    await writeSchoolAudit(tx, own, {
      act: 'member.password',
      about: row.name,
      toPersonId: personId,
    });
    return { personId, account };
  });
  own.sessions.forget(reset.personId);
  return { account: reset.account, password };
}

export async function setRoles(
  db: Db,
  own: ActingCaller,
  { id, version, role, headOf, roleIds }: Static<C['setRoles']['body']>,
) {
  const { organisationId } = requireWhole(own.reach);
  const personId = await db.transaction(async (tx) => {
    const row = await lockForChange(tx, own.reach, id);
    if (row.version !== version) refuse('member.changed');
    const isLosing = row.role === roleCodes.schoolAdmin && role !== roleCodes.schoolAdmin;
    if (isLosing) await requireAdministratorBut(tx, organisationId, [id]);
    const areOwn =
      (await countDepartments(tx, organisationId, headOf)) === headOf.length &&
      (await countRoles(tx, organisationId, roleIds)) === roleIds.length;
    if (!areOwn) refuse('member.unknownRole');
    await updateMember(tx, id, { role });
    const before = await selectGrantNames(tx, id);
    await replaceGrants(tx, { membershipId: id, headOf, roleIds, now: own.clock.now() });
    await writeSchoolAudit(tx, own, {
      act: 'member.roles',
      about: row.name,
      before: { role: roles[row.role], ...before },
      after: { role: roles[role], ...(await selectGrantNames(tx, id)) },
      ...(row.personId && { toPersonId: row.personId }),
    });
    return row.personId;
  });
  if (personId !== null) own.sessions.forget(personId);
  return null;
}
