import { loginPlatformCodes } from '@cheese/domain/codes/people/login';
import { loginLimits } from '@cheese/domain/codes/base/limits';
import type { OwnSchoolContract as C } from '@cheese/domain/contract/school/ownSchool';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import type { Static } from 'typebox';
import type { CallContext } from '../../../calls/call';
import type { CallerContext } from '../../../calls/callerContext';
import { Refusal, refuse, refuseFault } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { isAnyUniqueViolation } from '../../../db/violations';
import { writeAudit } from '../../people/audit/audit.service';
import { provePhone } from '../../people/auth/provePhone';
import { updateMember } from '../../people/member/member.door';
import {
  findByPhone,
  countReferences,
  findReferences,
  moveReferences,
  selectPerson,
  updatePerson,
} from '../../people/person/person.door';
import type { PersonRow } from '../../people/person/person.tables';
import { hideEnd } from '../../people/session/device';
import { revokeAllBut } from '../../people/session/session.door';
import { beginSession } from '../../people/session/session.service';
import { useCode } from '../../people/smsCode/smsCode.service';
import type { SignInContext } from '../../people/tries/tries';
import { lockPeople, selectPlaces } from './ownSchool.store';

type Own = CallerContext<'sessions'> & SignInContext & Pick<CallContext<never>, 'caller'>;

/** Rows about what was done stay as they were written; sessions end. */
const staying = new Set(['audit_entry', 'data_look', 'price_change', 'session', 'membership']);
/** Who paid for something is nobody's to change. */
const aboutMoney = new Set(['ledger_account', 'shop_order', 'exchange_code', 'invoice_request']);

export async function joinPhone(
  db: Db,
  own: Own,
  { phoneNum, code, ticket }: Static<C['join']['body']>,
) {
  const { person, clock, sessions, caller } = own;
  refuseFault('phoneNum', phoneFault(phoneNum));
  const codeId = await provePhone(db, own, phoneNum, { field: 'code', code, ticket });
  const now = clock.now();
  const into = (await findByPhone(db, caller.service, phoneNum)) ?? refuse('ownSchool.noAccount');
  const signedIn = await unlessBothWorked(
    db.transaction(async (tx) => {
      await lockPeople(tx, [person.id, into.id]);
      await useCode(tx, codeId, now);
      const made = await selectPerson(tx, person.id);
      await movePlaces(tx, own, { made, into });
      await moveWork(tx, { from: made.id, to: into.id });
      if (into.passwordHash === null) {
        await updatePerson(tx, into.id, { passwordHash: made.passwordHash });
      }
      await updatePerson(tx, made.id, { disabledAt: now });
      await revokeAllBut(tx, made.id, null, now);
      return beginSession(tx, own, {
        personId: into.id,
        organisationId: person.organisationId,
        loginPlatform: loginPlatformCodes.web,
        expireTime: loginLimits.expireTimeS,
      });
    }),
  );
  for (const id of [person.id, into.id]) sessions.forget(id);
  return signedIn;
}

const unlessBothWorked = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isAnyUniqueViolation(error) ? new Refusal('ownSchool.bothWorked') : error;
  });

interface Joined {
  made: PersonRow;
  into: PersonRow;
}

/** The school may no longer give the account a new password: it is somebody's own now. */
async function movePlaces(tx: Db, own: Own, { made, into }: Joined) {
  const places = await selectPlaces(tx, made.id);
  const areMade = places.length > 0 && places.every(({ isAccountMade }) => isAccountMade);
  if (made.phone !== null || !areMade || made.isPlatformAdmin) refuse('ownSchool.notMade');
  const there = new Set((await selectPlaces(tx, into.id)).map((place) => place.organisationId));
  if (places.some(({ organisationId }) => there.has(organisationId))) {
    refuse('ownSchool.alreadyThere');
  }
  for (const { id, organisationId, name, number } of places) {
    await updateMember(tx, id, { personId: into.id, isAccountMade: false });
    await writeAudit(tx, own, {
      act: 'member.join',
      about: [name, number].filter(Boolean).join(' '),
      toPersonId: into.id,
      organisationId,
      address: hideEnd(own.caller.address),
    });
  }
}

async function moveWork(tx: Db, people: { from: number; to: number }) {
  for (const column of await findReferences(tx)) {
    if (staying.has(column.tableName)) continue;
    const isMoney = aboutMoney.has(column.tableName);
    if (isMoney && (await countReferences(tx, column, people.from)) > 0)
      refuse('ownSchool.hasMoney');
    await moveReferences(tx, column, people);
  }
}
