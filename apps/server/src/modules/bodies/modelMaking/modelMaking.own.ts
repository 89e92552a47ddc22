import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, requireMaker } from '../../base/ownership/ownership';
import { isMade } from '../anatomy/anatomy.access';
import { findMade, type Made } from './modelMaking.store';

/** A model of another owner, or one that is sold, is reported as not found. */
export async function takeOwn(db: Db, person: Person, id: number, isHeld = false): Promise<Made> {
  requireMaker(person);
  const found = isMade(id) ? await findMade(db, id, isHeld) : null;
  return found && mayEdit(found.its, person) ? found : refuse('model.notFound');
}
