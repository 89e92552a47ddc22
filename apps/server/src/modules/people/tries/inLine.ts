import type { Db } from '../../../db/database';
import { limits } from '../../base/limit/limit.rules';
import { countWithin } from '../../base/limit/limit.service';
import type { SignInLine } from './line';
import { type Door, isKnownHere, keyOfAddress, nameOf, type Try } from './tries';

export interface LineDoor extends Door {
  line: SignInLine;
}

type AttemptRef = Pick<Try, 'account' | 'what'>;

/** Does what takes a processor to itself once it is this one's turn. */
export async function inLine<T>(db: Db, door: LineDoor, asked: AttemptRef, work: () => Promise<T>) {
  const { account, what } = asked;
  const isKnown = await isKnownHere(db, door, account);
  const { browser, caller } = door;
  const comer = { who: nameOf(door, account), address: caller.address, browser, isKnown };
  // A code expires by attempts on its own, so failures of others need not delay it.
  const isStranger = what === 'password' && !isKnown;
  const stranger = { countFailures: () => failuresOfAddress(db, door) };
  return door.line.stand(isStranger ? { ...comer, stranger } : comer, work);
}

const failuresOfAddress = (db: Db, door: Door) =>
  countWithin(db, door.clock.now(), {
    key: keyOfAddress(door),
    limit: limits.failuresOfAddress,
  });
