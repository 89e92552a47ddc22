import type { Answers } from '@cheese/domain/contract/call';
import type { CloudTeachContract as C } from '@cheese/domain/contract/learning/cloudTeach';
import { phoneFault } from '@cheese/domain/rules/phone';
import type { Static } from 'typebox';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../refusal';
import { provePhone } from '../../people/auth/provePhone';
import type { Door } from '../../people/auth/tries';
import { selectPerson } from '../../people/person/person.door';
import { useCode } from '../../people/smsCode/smsCode.service';
import { stateOf, toApplication } from './cloudTeach.shapes';
import {
  insertApplication,
  lockApplication,
  selectOwn,
  updateApplication,
} from './cloudTeach.store';

/** Whose phone it is shows by the code, which is spent with the application or not at all. */
export async function applyForCloudTeach(
  db: Db,
  door: Door & { person: Person | null },
  { phone, code, ticket, message = '', ...said }: Static<C['apply']['body']>,
): Promise<Answers<C['apply']>> {
  refuseFault('phone', phoneFault(phone));
  const codeId = await provePhone(db, door, phone, { field: 'code', code, ticket });
  const now = door.clock.now();
  const row = {
    ...{ personId: door.person?.id ?? null, phone, appliedAt: now, message: message.trim() },
    ...{ name: said.name.trim(), organisation: said.organisation.trim() },
    position: said.position.trim(),
  };
  return db.transaction(async (tx) => {
    await useCode(tx, codeId, now);
    const id = (await insertApplication(tx, row)) ?? refuse('cloudTeach.underWay');
    return { id };
  });
}

async function whoseOf(db: Db, { id }: Person) {
  const { phone } = await selectPerson(db, id);
  return { personId: id, phone };
}

export async function listOwnApplications(
  db: Db,
  { person }: Pick<Asking, 'person'>,
): Promise<Answers<C['mine']>> {
  return (await selectOwn(db, await whoseOf(db, person))).map(toApplication);
}

export const withdrawApplication = (db: Db, { person, clock }: Asking, id: number) =>
  db.transaction(async (tx) => {
    const found = await lockApplication(tx, id, await whoseOf(tx, person));
    const state = stateOf(found ?? refuse('cloudTeach.notFound'));
    // Who presses twice has withdrawn it once.
    if (state === 5) return null;
    if (state > 2) refuse('cloudTeach.decided');
    await updateApplication(tx, id, { withdrawnAt: clock.now() });
    return null;
  });
