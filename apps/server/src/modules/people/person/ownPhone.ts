import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { selectPerson } from './person.store';

/** The phone of the signed-in user. */
export async function ownPhone(db: Db, person: Person | null): Promise<string> {
  const { phone } = person ? await selectPerson(db, person.id) : refuse('session.missing');
  return phone ?? refuse('phone.unbound');
}
