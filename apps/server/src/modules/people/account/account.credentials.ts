import type { UserContract } from '@cheese/domain/contract/people/user';
import { newPasswordFault } from '@cheese/domain/rules/people/newPassword';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../calls/refusal';
import { hashPassword, isRightPassword } from '../tries/password';
import { inSignInQueue, type QueuedSignInContext } from '../tries/inSignInQueue';
import { provePhone } from '../auth/provePhone';
import { type SignInContext, nameOf } from '../tries/tries';
import { forgetBrowsers } from '../browser/browser.door';
import { selectAccounts } from '../member/member.door';
import { forgetBrowsersOf } from './account.browsers';
import { revokeAllBut } from '../session/session.door';
import type { WarmSessions } from '../session/warmSessions';
import { useCode } from '../smsCode/smsCode.service';
import { ownPhone } from '../person/ownPhone';
import { isPhoneTaken, replacePassword, selectPerson, updatePerson } from '../person/person.door';
import { findOrRegister } from '../person/register';

interface CredentialsDoor extends QueuedSignInContext {
  sessions: WarmSessions;
}

type PasswordAsked = Static<UserContract['setPassword']['body']>;

/**
 * The code proves ownership of the phone. All other sessions of the user end. An unknown phone is
 * registered, as on sign-in, so that the answer does not reveal which phones are known.
 */
export async function setPassword(
  db: Db,
  door: CredentialsDoor & { person: Person | null },
  { code, newPassword, ticket, ...asked }: PasswordAsked,
) {
  const phone = asked.phoneNum ?? (await ownPhone(db, door.person));
  refuseFault('phoneNum', phoneFault(phone));
  refuseFault('newPassword', newPasswordFault(newPassword, phone));
  const account = { kind: 'phone', name: phone } as const;
  // A caller sent away by the queue has spent neither the code nor an attempt.
  const proven = await inSignInQueue(db, door, { account, what: 'code' }, async () => ({
    codeId: await provePhone(db, door, phone, { field: 'code', code, ticket }),
    passwordHash: await hashPassword(newPassword),
  }));
  const { codeId, passwordHash } = proven;
  const now = door.clock.now();
  const changed = await db.transaction(async (inside) => {
    await useCode(inside, codeId, now);
    const owner = await findOrRegister(inside, door.caller.service, phone, now);
    await updatePerson(inside, owner.id, { passwordHash, mustChangePassword: false });
    const kept = door.person?.id === owner.id ? door.person.sessionId : null;
    await revokeAllBut(inside, owner.id, kept, now);
    await forgetBrowsersOf(inside, { ...owner, phone }, door.browser.hash);
    return owner.id;
  });
  door.sessions.forget(changed);
  return null;
}

/** Only the sign-in that brought the initial password goes on. */
export async function replaceInitialPassword(
  db: Db,
  door: CredentialsDoor & { person: Person },
  newPassword: string,
) {
  const { person, clock, sessions } = door;
  const owner = await selectPerson(db, person.id);
  const { phone, passwordHash: initial, service, mustChangePassword } = owner;
  if (!mustChangePassword) refuse('access.denied');
  refuseFault('newPassword', newPasswordFault(newPassword, phone));
  const account = { kind: 'school', name: await accountOf(db, owner) } as const;
  const passwordHash = await inSignInQueue(db, door, { account, what: 'code' }, async () => {
    const isSame = await isRightPassword(initial, newPassword);
    refuseFault('newPassword', isSame ? fieldMessages.newPasswordInitial : null);
    return hashPassword(newPassword);
  });
  await db.transaction(async (inside) => {
    const change = { from: initial, to: passwordHash };
    if (!(await replacePassword(inside, person.id, change))) refuse('access.denied');
    await revokeAllBut(inside, person.id, person.sessionId, clock.now());
    await forgetBrowsersOf(inside, { id: person.id, service, phone }, door.browser.hash);
  });
  sessions.forget(person.id);
  return null;
}

const accountOf = async (db: Db, { id, phone }: { id: number; phone: string | null }) =>
  (await selectAccounts(db, id))[0]?.name ?? phone ?? '';

type PhoneAsked = Static<UserContract['changePhone']['body']>;

/**
 * Needs a code from both phones, so that holding one of them is not enough to take over the
 * account.
 */
export async function changePhone(
  db: Db,
  door: SignInContext & { person: Person },
  { code, phoneNum, newCode, ticket }: PhoneAsked,
) {
  refuseFault('phoneNum', phoneFault(phoneNum));
  const old = await ownPhone(db, door.person);
  const oldId = await provePhone(db, door, old, { field: 'code', code, ticket });
  const newId = await provePhone(db, door, phoneNum, { field: 'newCode', code: newCode, ticket });
  await takePhone(db, door, phoneNum, [oldId, newId]);
  return null;
}

/** For users without a phone, such as those of a school account. */
export async function bindPhone(
  db: Db,
  door: SignInContext & { person: Person },
  { phoneNum, code, ticket }: Static<UserContract['bindPhone']['body']>,
) {
  refuseFault('phoneNum', phoneFault(phoneNum));
  if ((await selectPerson(db, door.person.id)).phone) refuse('phone.bound');
  const codeId = await provePhone(db, door, phoneNum, { field: 'code', code, ticket });
  await takePhone(db, door, phoneNum, [codeId]);
  return null;
}

/** After the phone is proven, only the current browser stays trusted for it. */
const forgetOthers = (db: Db, door: SignInContext, phone: string) =>
  forgetBrowsers(db, nameOf(door, { kind: 'phone', name: phone }), door.browser.hash);

/** Only the proven owner of a phone learns that it is already taken. */
async function takePhone(
  db: Db,
  door: SignInContext & { person: Person },
  phone: string,
  codeIds: readonly number[],
) {
  const { person, caller, clock } = door;
  await db.transaction(async (inside) => {
    const { phone: left } = await selectPerson(inside, person.id);
    if (left) await forgetBrowsers(inside, nameOf(door, { kind: 'phone', name: left }), null);
    await forgetOthers(inside, door, phone);
    for (const id of codeIds) await useCode(inside, id, clock.now());
    if (await isPhoneTaken(inside, caller.service, phone, person.id)) refuse('phone.taken');
    await updatePerson(inside, person.id, { phone });
  });
}
