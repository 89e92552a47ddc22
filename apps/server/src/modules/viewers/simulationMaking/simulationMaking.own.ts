import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { keeps } from '../simulation/simulation.made';
import { findMade, type Made } from './simulationMaking.store';

export type Asking = Who<'storage'> & { db: Db };

/** For whom somebody makes simulations: a school's number, or null for the platform. */
export function ownerOf(person: Person): number | null {
  const { organisationId } = person;
  if (organisationId !== null && keeps(person, organisationId)) return organisationId;
  return keeps(person, null) ? null : refuse('access.denied');
}

/** Of what is another's nobody learns that it is there. */
export async function takeOwn(db: Db, person: Person, id: number, isHeld = false): Promise<Made> {
  ownerOf(person);
  const found = await findMade(db, id, isHeld);
  return found && keeps(person, found.its.organisationId) ? found : refuse('simulation.notFound');
}
