import type { Answers } from '@cheese/domain/contract/call';
import type { OrgUserContract } from '@cheese/domain/contract/emergency/orgUser';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../calls/refusal';
import { hashPassword } from '../../people/tries/password';
import { forgetBrowsersOf } from '../../people/account/account.browsers';
import { giveUpUnderWay } from '../quiz/quiz.door';
import { deletePlace, insertPlace, renameInPlace } from '../../people/member/member.door';
import { isPhoneTaken, updatePerson } from '../../people/person/person.door';
import { findOrRegister } from '../../people/person/register';
import { revokeAllBut } from '../../people/session/session.door';
import { lockOrg } from '../people/org.door';
import {
  findOrgOf,
  findOrgUser,
  hasOtherManager,
  lockPerson,
  type OrgUserRow,
  selectLastSignedIn,
  selectOrgUsers,
} from '../people/orgUser.door';
import { hasPastElsewhere } from './past.store';
import { isRunBy, requestedOrg } from '../people/people.scope';
import { readablePassword } from './readablePassword';
import type { CallerContext } from '../../../calls/callerContext';
import { runsPlatform } from '../../base/ownership/ownership';

export type Manager = CallerContext<'sessions'>;

type Written = Omit<Static<OrgUserContract['edit']['body']>, 'id'>;

const roleCodes = { manager: 2, trainee: 3 } as const;
const time = (moment: Date | null) => moment?.getTime() ?? null;

export async function listOrgUsers(
  db: Db,
  person: Person,
  { orgId, ...asked }: Static<OrgUserContract['list']['query']>,
): Promise<Answers<OrgUserContract['list']>> {
  const { rows, total } = await selectOrgUsers(db, await requestedOrg(db, person, orgId), asked);
  const lastSignedIn = await selectLastSignedIn(
    db,
    rows.map(({ id }) => id),
  );
  const list = rows.map(({ phone, isWelfareManager, ...row }) => ({
    ...row,
    phoneNum: phone ?? '',
    role: isWelfareManager ? roleCodes.manager : roleCodes.trainee,
    createdAt: row.createdAt.getTime(),
    lastSignedInAt: time(lastSignedIn.get(row.id) ?? null),
  }));
  return { list, total };
}

/** Adds the owner of a phone, unless they belong to another organisation. */
export async function addOrgUser(
  db: Db,
  { person, clock, sessions }: Manager,
  { orgId, ...asked }: Static<OrgUserContract['add']['body']>,
) {
  const { name, phoneNum, isWelfareManager } = checked(asked);
  const organisationId = await requestedOrg(db, person, orgId);
  const id = await db.transaction(async (inside) => {
    const known = await findOrRegister(inside, 'emergency', phoneNum, clock.now());
    await lockPerson(inside, known.id);
    const orgNow = await findOrgOf(inside, known.id);
    if (orgNow === organisationId) refuse('orgUser.present');
    if (orgNow !== null || known.isPlatformAdmin) refuse('orgUser.elsewhere');
    await insertPlace(inside, { organisationId, personId: known.id, name });
    await updatePerson(inside, known.id, { name, isWelfareManager });
    return known.id;
  });
  sessions.forget(id);
  return { id };
}

/** A new phone ends all sessions of the old one. */
export async function editOrgUser(
  db: Db,
  { person, clock, sessions }: Manager,
  { id, ...asked }: Static<OrgUserContract['edit']['body']>,
) {
  const { name, phoneNum: phone, isWelfareManager } = checked(asked);
  await changeOrgUser(db, person, id, async (inside, user) => {
    if (user.isWelfareManager && !isWelfareManager) await checkLeave(inside, person, user);
    if (await isPhoneTaken(inside, 'emergency', phone, id)) refuse('phone.taken');
    if (phone !== user.phone) await checkKey(inside, person, user);
    await renameInPlace(inside, { ...user, personId: id }, name);
    await updatePerson(inside, id, { name, phone, isWelfareManager });
    const kept = person.id === id ? person.sessionId : null;
    if (phone !== user.phone) await revokeAllBut(inside, id, kept, clock.now());
  });
  sessions.forget(id);
  return null;
}

/**
 * Removes the person from the organisation. Their record there stays, and a password set for them
 * there stops working.
 */
export async function removeOrgUser(db: Db, { person, clock, sessions }: Manager, id: number) {
  await changeOrgUser(db, person, id, async (inside, user) => {
    await checkLeave(inside, person, user);
    await deletePlace(inside, { ...user, personId: id });
    await updatePerson(inside, id, { isWelfareManager: false, passwordHash: null });
    await forgetBrowsersOf(inside, { id, service: 'emergency', phone: user.phone }, null);
    await giveUpUnderWay(inside, id, clock.now());
    await revokeAllBut(inside, id, null, clock.now());
  });
  sessions.forget(id);
  return null;
}

/** Answers the new password, which is nowhere else in words. */
export async function resetPassword(db: Db, { person, clock, sessions }: Manager, id: number) {
  const password = readablePassword();
  const passwordHash = await hashPassword(password);
  await changeOrgUser(db, person, id, async (inside, user) => {
    await checkKey(inside, person, user);
    await updatePerson(inside, id, { passwordHash });
    await forgetBrowsersOf(inside, { id, service: 'emergency', phone: user.phone }, null);
    const kept = person.id === id ? person.sessionId : null;
    await revokeAllBut(inside, id, kept, clock.now());
  });
  sessions.forget(id);
  return { password };
}

type Change = (inside: Db, user: OrgUserRow) => Promise<void>;

/** Locks and changes a member of an organisation the caller runs. */
async function changeOrgUser(db: Db, person: Person, id: number, change: Change) {
  await db.transaction(async (inside) => {
    const found = await findOrgUser(inside, id);
    if (!found || !isRunBy(person, found.organisationId)) return refuse('orgUser.notFound');
    await lockOrg(inside, found.organisationId);
    // The member may have changed while the lock was awaited.
    const user = await findOrgUser(inside, id);
    if (user?.organisationId !== found.organisationId) return refuse('orgUser.notFound');
    await change(inside, user);
  });
}

/** Managers cannot remove themselves, nor leave the organisation without a manager. */
async function checkLeave(inside: Db, person: Person, user: OrgUserRow) {
  if (user.id === person.id) refuse('orgUser.self');
  if (user.isWelfareManager && !(await hasOtherManager(inside, user))) {
    refuse('orgUser.lastManager');
  }
}

/**
 * A manager who sets a password or phone could sign in as that person and read their record from
 * other organisations. Only the person may change these then, with a code sent to their phone.
 */
async function checkKey(inside: Db, person: Person, user: OrgUserRow) {
  const isTheirs = user.id === person.id || runsPlatform(person);
  if (!isTheirs && (await hasPastElsewhere(inside, user))) refuse('orgUser.pastElsewhere');
}

function checked({ name, phoneNum, role }: Written) {
  refuseFault('name', name.trim() === '' ? fieldMessages.nameEmpty : null);
  refuseFault('phoneNum', phoneFault(phoneNum));
  return { name: name.trim(), phoneNum, isWelfareManager: role === roleCodes.manager };
}
