import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { requireSchool } from '../../base/ownership/ownership';
import { findMade, type Made } from './modelMaking.store';

/** Another school's model is reported as not found. */
export async function takeOwn(db: Db, person: Person, id: number, isHeld = false): Promise<Made> {
  const school = requireSchool(person);
  const found = await findMade(db, id, isHeld);
  return found?.its.organisationId === school ? found : refuse('model.notFound');
}
