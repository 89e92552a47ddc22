import type { Db } from '../../../db/database';
import { limits } from '../../base/limit/limit.rules';
import { countWithin } from '../../base/limit/limit.service';
import type { SignInQueue } from './queue';
import { type SignInContext, isKnownBrowser, keyOfAddress, nameOf, type Try } from './tries';

export interface QueuedSignInContext extends SignInContext {
  line: SignInQueue;
}

type AttemptRef = Pick<Try, 'account' | 'what'>;

/** Does what takes a processor to itself once it is this one's turn. */
export async function inSignInQueue<T>(
  db: Db,
  door: QueuedSignInContext,
  asked: AttemptRef,
  work: () => Promise<T>,
) {
  const { account, what } = asked;
  const isKnown = await isKnownBrowser(db, door, account);
  const { browser, caller } = door;
  const comer = { who: nameOf(door, account), address: caller.address, browser, isKnown };
  // A code expires by attempts on its own, so failures of others need not delay it.
  const isStranger = what === 'password' && !isKnown;
  const stranger = { countFailures: () => failuresOfAddress(db, door) };
  return door.line.stand(isStranger ? { ...comer, stranger } : comer, work);
}

const failuresOfAddress = (db: Db, door: SignInContext) =>
  countWithin(db, door.clock.now(), {
    key: keyOfAddress(door),
    limit: limits.failuresOfAddress,
  });
