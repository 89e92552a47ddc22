import type { ServiceName } from '@cheese/domain/calls/services';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { Browser } from '../../../calls/browser';
import type { Caller } from '../../../calls/caller';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { limits, needsPuzzle, unlimited } from '../../base/limit/limit.rules';
import {
  type Condition,
  countAttempt,
  refundAttempts,
  consumeRateLimits,
} from '../../base/limit/limit.service';
import { findKnown, keepBrowser } from '../browser/browser.door';
import { demandTicket } from '../puzzle/puzzle.service';

export interface SignInContext {
  clock: Clock;
  caller: Caller;
  browser: Browser;
}

/** The account name to sign in with; failures count the same if no such account exists. */
export interface Account {
  kind: 'phone' | 'school';
  name: string;
  /** School accounts only: the same name may exist at several schools. */
  orgId?: number;
}

export interface Try {
  account: Account;
  what: 'password' | 'code';
  ticket?: string | undefined;
  /** Failures alone do not make it cost a puzzle: the tries of the code itself are limit enough. */
  isPuzzleFree?: boolean;
  /** The code was asked for by another browser in another place: no try without a puzzle. */
  isElsewhere?: boolean;
}

/** A try that is counted as failed until it has succeeded. */
export interface Tried {
  account: Account;
  turns: number[];
  isKnown: boolean;
}

const keyOf = (service: ServiceName, { kind, name }: Account) =>
  `${service}:${kind}:${name.toLowerCase()}`;

export const nameOf = ({ caller }: SignInContext, account: Account) =>
  keyOf(caller.service, account);

const atSchool = (key: string, orgId: number) => `${key}@${orgId}`;

/** Key of an account's known browsers; null for a school account without its school. */
export function ownerOf(service: ServiceName, account: Account): string | null {
  const key = keyOf(service, account);
  if (account.kind === 'phone') return key;
  return account.orgId === undefined ? null : atSchool(key, account.orgId);
}

export const keyOfAddress = ({ caller }: SignInContext) => `failed:${caller.address}`;

const passwordLimits = {
  phone: limits.passwordOfAccount,
  school: limits.passwordOfSchoolAccount,
} as const;

/**
 * True if this browser has signed in with the name before; failures of strangers are counted
 * separately.
 */
export async function isKnownBrowser(db: Db, door: SignInContext, account: Account) {
  const { hash } = door.browser;
  const owner = ownerOf(door.caller.service, account);
  return hash !== null && owner !== null && (await findKnown(db, [owner], hash)) !== null;
}

/** At which of these schools the name has signed in here before; null where at none. */
export async function findSchoolKnownHere(
  db: Db,
  { browser, caller }: SignInContext,
  account: Account,
  schools: readonly number[],
): Promise<number | null> {
  if (browser.hash === null) return null;
  const key = keyOf(caller.service, account);
  const owners = new Map(schools.map((orgId) => [atSchool(key, orgId), orgId]));
  const known = await findKnown(db, [...owners.keys()], browser.hash);
  return known === null ? null : (owners.get(known) ?? null);
}

const turnsOf = (door: SignInContext, account: Account, isKnown: boolean) => {
  const whose = isKnown ? `@${door.browser.hash}` : '';
  const name = `${nameOf(door, account)}${whose}`;
  return {
    password: { key: `password:${name}`, limit: passwordLimits[account.kind] },
    // Codes expire by attempts on their own, so failed codes of strangers must not lock the
    // account.
    code: { key: `code:${name}`, limit: unlimited },
    address: { key: keyOfAddress(door), limit: isKnown ? unlimited : limits.failuresOfAddress },
  };
};

/**
 * Before a password or a code is looked at: counts the try of the account as failed, or refuses
 * it. Answers what to give back once the try has succeeded.
 */
export async function takeTry(db: Db, door: SignInContext, asked: Try): Promise<Tried> {
  const { account, what, ticket } = asked;
  const isKnown = await isKnownBrowser(db, door, account);
  const turns = turnsOf(door, account, isKnown);
  const now = door.clock.now();
  const other = what === 'password' ? turns.code : turns.password;
  // A hundred people of one school may sign in at the same moment: an address only counts failures.
  // A code that this browser or place has asked for wears out by itself: what others of its address
  // have failed at closes nothing for it.
  const isOwnCode = what === 'code' && !asked.isElsewhere;
  const address = isOwnCode ? { ...turns.address, limit: unlimited } : turns.address;
  const watched = [address, { ...other, limit: unlimited }];
  const demand: Demand = async (counted, inside) => {
    const failures = failuresIn(counted, turns, isKnown);
    const isSuspect = !asked.isPuzzleFree && needsPuzzle(failures);
    if (isSuspect || asked.isElsewhere) await demandTicket(inside, now, ticket);
  };
  const taken = await consumeRateLimits(db, now, [turns[what]], { watched, demand });
  return { account, turns: taken, isKnown };
}

/** Records the failure, for the address too unless the browser is known. */
export async function failTry(
  db: Db,
  door: SignInContext,
  { isKnown }: Pick<Tried, 'isKnown'>,
  key: FailureKey,
): Promise<never> {
  if (!isKnown) await countAttempt(db, door.clock.now(), keyOfAddress(door));
  return refuse(key);
}

/** The try has succeeded: it does not count, and from now on the browser is this account's own. */
export async function passTry(db: Db, door: SignInContext, { turns, account }: Tried) {
  await refundAttempts(db, turns);
  const owner = ownerOf(door.caller.service, account);
  if (owner !== null) await keepBrowser(db, owner, door.browser.mark(), door.clock.now());
}

/** For turns of another kind, which a puzzle is demanded for by the same failures. */
export function puzzleFor(door: SignInContext, account: Account, asked: PuzzleFor): Condition {
  const turns = turnsOf(door, account, asked.isKnown);
  const watched = Object.values(turns).map(({ key }) => ({ key, limit: unlimited }));
  const demand: Demand = async (counted, inside) => {
    const failures = failuresIn(counted, turns, asked.isKnown);
    const isSuspect = needsPuzzle(failures) || asked.isSuspect(counted);
    if (isSuspect) await demandTicket(inside, door.clock.now(), asked.ticket);
  };
  return { watched, demand };
}

interface PuzzleFor {
  isKnown: boolean;
  ticket: string | undefined;
  /** Further conditions that require a puzzle. */
  isSuspect(counted: Counted): boolean;
}

type Turns = ReturnType<typeof turnsOf>;
type Demand = Condition['demand'];
type Counted = Parameters<Demand>[0];

/** After three failures of the account or the address the next step costs a solved puzzle. */
const failuresIn = (counted: Counted, turns: Turns, isKnown: boolean) => ({
  ofAccount: counted(turns.password.key).length + counted(turns.code.key).length,
  ofAddress: isKnown ? 0 : counted(turns.address.key).length,
});
