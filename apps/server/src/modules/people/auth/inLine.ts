import type { Db } from '../../../db/database';
import { limits } from '../../base/limit/limit.rules';
import { countWithin } from '../../base/limit/limit.service';
import type { SignInLine } from './line';
import { type Account, type Door, isKnownHere, keyOfAddress, nameOf } from './tries';

export interface LineDoor extends Door {
  line: SignInLine;
}

/** Compares a password once it is this one's turn. */
export async function inLine<T>(db: Db, door: LineDoor, account: Account, work: () => Promise<T>) {
  const who = nameOf(door, account);
  if (await isKnownHere(db, door, account)) return door.line.stand({ who }, work);
  const countFailures = () => {
    const turn = { key: keyOfAddress(door), limit: limits.failuresOfAddress };
    return countWithin(db, door.clock.now(), turn);
  };
  return door.line.stand({ who, stranger: { address: door.caller.address, countFailures } }, work);
}
