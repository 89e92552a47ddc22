import type { FailureKey } from '@cheese/domain/texts/failures';
import type { Caller } from '../../../caller';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../refusal';
import { limits, needsPuzzle, unlimited } from '../../base/limit/limit.rules';
import { type Condition, countOnce, takeTurns } from '../../base/limit/limit.service';
import { demandTicket } from '../puzzle/puzzle.service';

export interface Door {
  clock: Clock;
  caller: Caller;
}

/** The name that somebody signs in with. Its failures count alike whether anybody has it or not. */
interface Account {
  kind: 'phone' | 'school';
  name: string;
}

interface Try {
  account: Account;
  what: 'password' | 'code';
  ticket?: string | undefined;
  /** Its call takes no ticket: the tries of the code itself are limit enough. */
  isPuzzleFree?: true;
}

const keyOfAddress = ({ caller }: Door) => `failed:${caller.address}`;

const turnsOf = (door: Door, { kind, name }: Account) => {
  const account = `${door.caller.service}:${kind}:${name.toLowerCase()}`;
  return {
    password: { key: `password:${account}`, limit: limits.passwordOfAccount },
    code: { key: `code:${account}`, limit: limits.codeOfPhone },
    address: { key: keyOfAddress(door), limit: limits.failuresOfAddress },
  };
};

/**
 * Before a password or a code is looked at: counts the try of the account as failed, or refuses
 * it. Answers what to give back once the try has succeeded.
 */
export async function takeTry(db: Db, door: Door, { account, what, ticket, ...asked }: Try) {
  const turns = turnsOf(door, account);
  const now = door.clock.now();
  const other = what === 'password' ? turns.code : turns.password;
  // A hundred people of one school may sign in at the same moment: an address only counts failures.
  const watched = [turns.address, { ...other, limit: unlimited }];
  const demand = asked.isPuzzleFree ? async () => undefined : demandPuzzle(now, turns, ticket);
  return takeTurns(db, now, [turns[what]], { watched, demand });
}

/** The try has failed: the address remembers it, too. */
export async function failTry(db: Db, door: Door, key: FailureKey): Promise<never> {
  await countOnce(db, door.clock.now(), keyOfAddress(door));
  return refuse(key);
}

/** For turns of another kind, which a puzzle is demanded for by the same failures. */
export function puzzleFor(door: Door, account: Account, ticket: string | undefined): Condition {
  const turns = turnsOf(door, account);
  const watched = Object.values(turns).map(({ key }) => ({ key, limit: unlimited }));
  return { watched, demand: demandPuzzle(door.clock.now(), turns, ticket) };
}

/** After three failures of the account or the address the next step costs a solved puzzle. */
const demandPuzzle =
  (now: Date, turns: Turns, ticket: string | undefined): Demand =>
  async (counted, inside) => {
    if (needsPuzzle(failuresIn(counted, turns))) await demandTicket(inside, now, ticket);
  };

type Turns = ReturnType<typeof turnsOf>;
type Demand = Condition['demand'];

const failuresIn = (counted: Parameters<Demand>[0], { password, code, address }: Turns) => ({
  ofAccount: counted(password.key).length + counted(code.key).length,
  ofAddress: counted(address.key).length,
});
