import type { Caller } from './caller';
import type { Person } from '../plugins/access';
import { hashOf } from '../config/secrets';

/*
 * What everybody is shown a count of, such as looks or searches. Who is signed in is somebody. A
 * visitor is nobody in particular: one machine may have a hundred addresses and throw its cookies
 * away, so that a neighbourhood is one visitor, and all visitors together count no more than the
 * people who are known let one expect.
 */

export const PERSON = 'person:';
export const VISITOR = 'visitor:';

/** The key a caller is counted by. */
export const counterKey = (
  person: Pick<Person, 'id'> | null,
  { address }: Pick<Caller, 'address'>,
) => (person ? `${PERSON}${person.id}` : `${VISITOR}${hashOf(neighbourhoodOf(address))}`);

/** A network and those beside it, which one provider gives to one customer: /24 and /48. */
export const neighbourhoodOf = (network: string) =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::`
    : network.split('.').slice(0, 3).join('.');

const FEW = 3;
const SHARE = 10;

interface Counted {
  people: number;
  /** Those of today. */
  visitors: number;
}

/** Visitors are counted up to a small daily number or a tenth of the signed-in users. */
export const hasRoomForVisitor = ({ people, visitors }: Counted) =>
  visitors < Math.max(FEW, people / SHARE);
