import { applicationStateCodes } from '@cheese/domain/codes/learning/cloudTeach';
import type { Answers } from '@cheese/domain/contract/call';
import type { CloudTeachContract as C } from '@cheese/domain/contract/learning/cloudTeach';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../calls/refusal';
import { provePhone } from '../../people/auth/provePhone';
import type { SignInContext } from '../../people/tries/tries';
import { notifyPeople } from '../../people/notice/notice.notify';
import { selectOperatorIds } from '../../people/person/person.door';
import { useCode } from '../../people/smsCode/smsCode.service';
import { stateOf, toApplication } from './cloudTeach.shapes';
import {
  countWaiting,
  insertApplication,
  lockApplication,
  selectOwn,
  updateApplication,
} from './cloudTeach.store';
import type { TeachApplicationRow } from './cloudTeach.tables';
import { cloudTeachTexts as texts } from './cloudTeach.texts';

/** Notify only the longest-serving platform administrators. */
const MOST_TOLD = 20;

/**
 * The code proves ownership of the phone and is spent in the same transaction as the application.
 */
export async function applyForCloudTeach(
  db: Db,
  door: SignInContext & { person: Person | null },
  { phone, code, ticket, message = '', ...said }: Static<C['apply']['body']>,
): Promise<Answers<C['apply']>> {
  refuseFault('phone', phoneFault(phone));
  const codeId = await provePhone(db, door, phone, { field: 'code', code, ticket });
  const now = door.clock.now();
  const row = {
    personId: door.person?.id ?? null,
    phone,
    appliedAt: now,
    message: message.trim(),
    name: said.name.trim(),
    organisation: said.organisation.trim(),
    position: said.position.trim(),
  };
  return db.transaction(async (tx) => {
    await useCode(tx, codeId, now);
    const id = (await insertApplication(tx, row)) ?? refuse('cloudTeach.underWay');
    await tellOperators(tx, row);
    return { id };
  });
}

/** They learn that one waits: of the first, and not of each that comes after it. */
async function tellOperators(
  tx: Db,
  { organisation, appliedAt: now }: Pick<TeachApplicationRow, 'organisation' | 'appliedAt'>,
) {
  if ((await countWaiting(tx)) > 1) return;
  const personIds = (await selectOperatorIds(tx)).slice(0, MOST_TOLD);
  if (personIds.length > 0)
    await notifyPeople(tx, { personIds, ...texts.waits(organisation), now });
}

export async function listOwnApplications(
  db: Db,
  { person }: Pick<CallerContext, 'person'>,
): Promise<Answers<C['mine']>> {
  return (await selectOwn(db, person.id)).map(toApplication);
}

export const withdrawApplication = (db: Db, { person, clock }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const found = await lockApplication(tx, id, person.id);
    const state = stateOf(found ?? refuse('cloudTeach.notFound'));
    // A second withdrawal is a no-op.
    if (state === applicationStateCodes.withdrawn) return null;
    if (state > applicationStateCodes.contacted) refuse('cloudTeach.decided');
    await updateApplication(tx, id, { withdrawnAt: clock.now() });
    return null;
  });
