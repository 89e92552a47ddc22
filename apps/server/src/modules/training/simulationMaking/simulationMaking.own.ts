import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, requireMaker } from '../../base/ownership/ownership';
import { findMade, type Made } from './simulationMaking.store';

/** Another owner's simulation is reported as not found. */
export async function takeOwn(db: Db, person: Person, id: number, isHeld = false): Promise<Made> {
  requireMaker(person);
  const found = await findMade(db, id, isHeld);
  return found && mayEdit(found.its, person) ? found : refuse('simulation.notFound');
}
