import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { selectHalos } from '../../people/person/person.door';
import type { Viewer } from './commodity.cards';

const MEMBER = 1;

interface Asking {
  db: Db;
  person: Person | null;
  clock: Clock;
}

/** All that makes the cards of two people differ. It is their own, and asked for anew each time. */
export async function memberOrNot({ db, person, clock }: Asking): Promise<boolean> {
  const halos = person ? await selectHalos(db, person.id, clock.now()) : [];
  return halos.some(({ code }) => code === MEMBER);
}

export const viewing = (clock: Clock, isMember: boolean): Viewer => ({
  now: clock.now(),
  isMember,
});

export const viewerOf = async (db: Db, who: Omit<Asking, 'db'>): Promise<Viewer> =>
  viewing(who.clock, await memberOrNot({ db, ...who }));
