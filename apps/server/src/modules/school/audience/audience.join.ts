import type { FailureKey } from '@cheese/domain/texts/failures';
import type { CallContext } from '../../../calls/call';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse, Refusal } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { refundAttempts, consumeRateLimits } from '../../base/limit/limit.service';
import { asInvitation } from './audience.code';
import { insertMembers, lockByCode } from './audience.store';

export type Joining = CallerContext & { caller: CallContext<never>['caller'] };

/** Adds a user with the code. */
export const join = (db: Db, joining: Joining, typed: string) =>
  countGuesses(db, joining, 'audience.unknownCode', () =>
    db.transaction(async (tx) => {
      const found = (await lockByCode(tx, asInvitation(typed))) ?? refuse('audience.unknownCode');
      const { person, clock } = joining;
      const added = await insertMembers(tx, found.audience.id, [person.id], clock.now());
      return { schoolName: found.schoolName ?? '', isNew: added > 0 };
    }),
  );

/**
 * Guesses at codes of every kind are counted together, before they are compared; whatever ends
 * otherwise than by the refusal `guess` is given back.
 */
export async function countGuesses<Joined>(
  db: Db,
  { person, clock, caller }: Joining,
  guess: FailureKey,
  joinNow: () => Promise<Joined>,
): Promise<Joined> {
  const turns = await consumeRateLimits(db, clock.now(), [
    { key: `join:${person.id}`, limit: limits.joinsOfPerson },
    { key: `join:${caller.address}`, limit: limits.joinsFromAddress },
  ]);
  try {
    const joined = await joinNow();
    await refundAttempts(db, turns).catch(() => undefined);
    return joined;
  } catch (error) {
    const isGuess = error instanceof Refusal && error.key === guess;
    if (!isGuess) await refundAttempts(db, turns);
    throw error;
  }
}
