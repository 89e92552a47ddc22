import { identityProofs } from '@cheese/domain/codes/people/personStates';
import type { Answers } from '@cheese/domain/contract/call';
import type { PersonManageContract as C } from '@cheese/domain/contract/people/personManage';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse, refuseFault } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { forgetBrowsersOf } from '../account/account.browsers';
import { writeAudit } from '../audit/audit.service';
import { provePhone } from '../auth/provePhone';
import { hideMiddle } from '../person/hideMiddle';
import { updatePerson } from '../person/person.door';
import type { PersonRow } from '../person/person.tables';
import { revokeAllBut } from '../session/session.door';
import { useCode } from '../smsCode/smsCode.service';
import type { SignInContext } from '../tries/tries';
import { lockPerson } from './personManage.store';

type Own = CallerContext<'sessions'>;

/** Operators are no other operator's to change. */
async function lockForChange(tx: Db, id: number): Promise<PersonRow> {
  const row = (await lockPerson(tx, id)) ?? refuse('person.notFound');
  return row.isPlatformAdmin ? refuse('person.protected') : row;
}

const named = ({ name, nickname }: PersonRow) => name ?? nickname;

export async function disablePerson(
  db: Db,
  { sessions, ...own }: Own,
  { id, isDisabled, reason }: Static<C['disable']['body']>,
) {
  const now = own.clock.now();
  await db.transaction(async (tx) => {
    const row = await lockForChange(tx, id);
    if ((row.disabledAt !== null) === isDisabled) return;
    await updatePerson(tx, id, { disabledAt: isDisabled ? now : null });
    if (isDisabled) await revokeAllBut(tx, id, null, now);
    await writeAudit(tx, own, {
      act: isDisabled ? 'person.disable' : 'person.enable',
      about: named(row),
      toPersonId: id,
      after: { reason: requireText(reason) },
    });
  });
  sessions.forget(id);
  return null;
}

export async function endSessionsOf(
  db: Db,
  { sessions, ...own }: Own,
  { id, reason }: Static<C['endSessions']['body']>,
): Promise<Answers<C['endSessions']>> {
  const ended = await db.transaction(async (tx) => {
    const row = await lockForChange(tx, id);
    const count = await revokeAllBut(tx, id, null, own.clock.now());
    await writeAudit(tx, own, {
      act: 'person.endSessions',
      about: named(row),
      toPersonId: id,
      after: { count: String(count), reason: requireText(reason) },
    });
    return count;
  });
  sessions.forget(id);
  return { ended };
}

/** The new phone answers with its code, so that the operator cannot give somebody a wrong one. */
export async function replacePhone(
  db: Db,
  { sessions, ...own }: Own & SignInContext,
  { id, phoneNum, code, ticket, proofs, reason }: Static<C['replacePhone']['body']>,
) {
  refuseFault('phoneNum', phoneFault(phoneNum));
  const codeId = await provePhone(db, own, phoneNum, { field: 'code', code, ticket });
  const now = own.clock.now();
  await db.transaction(async (tx) => {
    const row = await lockForChange(tx, id);
    await useCode(tx, codeId, now);
    await forgetBrowsersOf(tx, row, null);
    await updatePerson(tx, id, { phone: phoneNum, passwordHash: null, mustChangePassword: false });
    await revokeAllBut(tx, id, null, now);
    await writeAudit(tx, own, {
      act: 'person.replacePhone',
      about: named(row),
      toPersonId: id,
      before: { phone: hideMiddle(row.phone) ?? '' },
      after: {
        phone: hideMiddle(phoneNum) ?? '',
        proofs: proofs.map((proof) => identityProofs[proof]).join('；'),
        reason: requireText(reason),
      },
    });
  });
  sessions.forget(id);
  return null;
}
