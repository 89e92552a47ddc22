import type { CallContext } from '../../../calls/call';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse, Refusal } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { refundAttempts, consumeRateLimits } from '../../base/limit/limit.service';
import { asInvitation } from './audience.code';
import { insertMembers, lockByCode } from './audience.store';

type Joining = CallerContext & { caller: CallContext<never>['caller'] };

/** Adds a user with the code. Guesses are counted before they are compared. */
export async function join(db: Db, { person, clock, caller }: Joining, typed: string) {
  const now = clock.now();
  const turns = await consumeRateLimits(db, now, [
    { key: `join:${person.id}`, limit: limits.joinsOfPerson },
    { key: `join:${caller.address}`, limit: limits.joinsFromAddress },
  ]);
  try {
    const joined = await db.transaction(async (tx) => {
      const found = (await lockByCode(tx, asInvitation(typed))) ?? refuse('audience.unknownCode');
      const added = await insertMembers(tx, found.audience.id, [person.id], now);
      return { schoolName: found.schoolName ?? '', isNew: added > 0 };
    });
    await refundAttempts(db, turns).catch(() => undefined);
    return joined;
  } catch (error) {
    const isGuess = error instanceof Refusal && error.key === 'audience.unknownCode';
    if (!isGuess) await refundAttempts(db, turns);
    throw error;
  }
}
