import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { selectHalos } from '../../people/person/person.door';
import type { Viewer } from './commodity.cards';

const MEMBER = 1;

export async function viewerOf(
  db: Db,
  { person, clock }: { person: Person | null; clock: Clock },
): Promise<Viewer> {
  const now = clock.now();
  const halos = person ? await selectHalos(db, person.id, now) : [];
  return { now, isMember: halos.some(({ code }) => code === MEMBER) };
}
