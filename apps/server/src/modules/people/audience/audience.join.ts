import type { CallContext } from '../../../calls/call';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse, Refusal } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { giveBack, takeTurns } from '../../base/limit/limit.service';
import { asInvitation } from './audience.code';
import { insertMembers, lockByCode } from './audience.store';

type Joining = CallerContext & { caller: CallContext<never>['caller'] };

/** Adds a user with the code. Guesses are counted before they are compared. */
export async function join(db: Db, { person, clock, caller }: Joining, typed: string) {
  const now = clock.now();
  const turns = await takeTurns(db, now, [
    { key: `join:${person.id}`, limit: limits.joinsOfPerson },
    { key: `join:${caller.address}`, limit: limits.joinsFromAddress },
  ]);
  try {
    const joined = await db.transaction(async (tx) => {
      const found = (await lockByCode(tx, asInvitation(typed))) ?? refuse('audience.unknownCode');
      const added = await insertMembers(tx, found.audience.id, [person.id], now);
      return { schoolName: found.schoolName ?? '', isNew: added > 0 };
    });
    await giveBack(db, turns).catch(() => undefined);
    return joined;
  } catch (error) {
    const isGuess = error instanceof Refusal && error.key === 'audience.unknownCode';
    if (!isGuess) await giveBack(db, turns);
    throw error;
  }
}
