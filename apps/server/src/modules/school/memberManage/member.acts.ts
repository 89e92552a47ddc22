import {
  isPresent,
  memberStateCodes,
  presentStates,
} from '@cheese/domain/codes/people/memberStates';
import { roleCodes, roles } from '@cheese/domain/codes/people/roles';
import type { MemberContract as C } from '@cheese/domain/contract/school/member';
import { isMinor } from '@cheese/domain/rules/school/guardianConsent';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { requireAdministratorBut } from '../../people/member/lastAdministrator';
import { stateOf } from '../../people/member/guardianship';
import { updateMember, updateStates } from '../../people/member/member.door';
import type { MemberRow } from '../../people/organisation/member.tables';
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
    const { active, disabled } = memberStateCodes;
    const isLeft = rows.some((row) => row.state !== disabled && !isPresent(row.state));
    if (isLeft) refuse('member.hasLeft');
    const isDisabled = state === disabled;
    const hasAdmin = rows.some(({ role }) => role === roleCodes.schoolAdmin);
    if (isDisabled && hasAdmin) await requireAdministratorBut(tx, own.reach.organisationId, ids);
    const done = isDisabled
      ? await updateStates(tx, ids, disabled)
      : await enable(
          tx,
          rows.map((row) => ({ ...row, state: active })),
          own.clock.now(),
        );
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

/** Whoever is under 14 waits for the consent of a guardian, if that is lacking. */
async function enable(tx: Db, rows: readonly MemberRow[], now: Date) {
  const done = [];
  for (const to of presentStates) {
    const ids = rows.flatMap((row) => (stateOf(row, now) === to ? row.id : []));
    if (ids.length > 0) done.push(...(await updateStates(tx, ids, to)));
  }
  return done;
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
    const today = chinaDay(own.clock.now().getTime());
    if (role !== roleCodes.learner && isMinor(row.birthMonth, today)) refuse('member.minorRole');
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
