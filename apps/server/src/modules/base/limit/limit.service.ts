import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { Db } from '../../../db/database';
import { refuseUntil } from '../../../calls/refusal';
import { DAY_S, type Limit, limits, nextAllowedAt, widestSpanS } from './limit.rules';
import {
  countTurns,
  deleteAttempts,
  deleteAttemptsAt,
  deleteAttemptsBefore,
  insertAttempts,
  lockKeys,
  selectAttempts,
} from './limit.store';

/** A limited action: its key and its limit. */
export interface RateLimit {
  key: string;
  limit: Limit;
}

/** Earlier times by key, in milliseconds, in order. */
type Counted = (key: string) => readonly number[];

/** A further condition on the counts of `watched`, which are not incremented. */
export interface Condition {
  watched: readonly RateLimit[];
  demand(counted: Counted, inside: Db): Promise<void>;
}

const noCondition: Condition = { watched: [], demand: async () => undefined };

/**
 * Counts each turn, or refuses if a limit is reached. Counting comes before the action, so that
 * concurrent attempts are not all let through; on success the caller gives the turns back by the
 * returned ids.
 */
export const consumeRateLimits = (
  db: Db,
  now: Date,
  turns: readonly RateLimit[],
  condition: Condition = noCondition,
): Promise<number[]> =>
  db.transaction((inside) => consumeRateLimitsWithin(inside, now, turns, condition));

/** As above within the caller's transaction; a refusal rolls the count back. */
export async function consumeRateLimitsWithin(
  inside: Db,
  now: Date,
  turns: readonly RateLimit[],
  { watched, demand }: Condition = noCondition,
): Promise<number[]> {
  const keys = turns.map(({ key }) => key);
  await lockKeys(inside, keys);
  const all = [...turns, ...watched];
  const spans = spansOf(now, all);
  const rows = await countTurns(inside, { keys, watched: keysOf(watched), now, ...spans });
  const momentsOf = new Map(rows.map(({ key, moments }) => [key, moments]));
  const counted: Counted = (key) =>
    (momentsOf.get(key) ?? []).filter((moment) => moment > spans.since(key));
  // A refusal rolls back the transaction, so the count is not kept.
  await demand(counted, inside);
  refuseTooSoon(all, counted, now);
  const idOf = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.flatMap((key) => idOf.get(key) ?? []);
}

const keysOf = (turns: readonly RateLimit[]) => turns.map(({ key }) => key);

const { checkUnderWay, tooMany, tooManyPasswords, tooManySchoolPasswords, tooManySms } =
  countedMessages;
const refusals = {
  other: { key: 'call.tooMany', words: tooMany },
  check: { key: 'call.tooMany', words: checkUnderWay },
  password: { key: 'login.tooMany', words: tooManyPasswords },
  schoolPassword: { key: 'login.tooMany', words: tooManySchoolPasswords },
  sms: { key: 'sms.tooMany', words: tooManySms },
} as const;

/** Says when it goes on with that which takes longest. */
function refuseTooSoon(turns: readonly RateLimit[], counted: Counted, now: Date) {
  const next = turns.map(({ key, limit }) => ({ limit, atMs: nextAllowedAt(counted(key), limit) }));
  const last = next.reduce((latest, one) => (one.atMs > latest.atMs ? one : latest));
  if (last.atMs <= now.getTime()) return;
  const { key, words } = refusals[last.limit.isOf ?? 'other'];
  refuseUntil(key, { atMs: last.atMs, now, words });
}

/** One turn for each stored session of study, on either site. */
export const consumeStudyLimit = (db: Db, now: Date, personId: number) =>
  consumeRateLimits(db, now, [{ key: `study:${personId}`, limit: limits.studiesOfPerson }]);

/** One turn for each run through a drill, a case or an experiment, or quiz at a model, that is begun. */
export const consumeRunLimit = (inside: Db, now: Date, personId: number) =>
  consumeRateLimitsWithin(inside, now, [{ key: `run:${personId}`, limit: limits.runsOfPerson }]);

/** Counts what is only watched elsewhere. */
export const countAttempt = (db: Db, now: Date, key: string) => insertAttempts(db, [key], now);

export async function countWithin(db: Db, now: Date, turn: RateLimit) {
  return (await countEach(db, now, [turn]))(turn.key).length;
}

export const refundAttempts = deleteAttempts;

/** For turns whose ids were not kept: by key and time. */
export const refundAttemptsAt = deleteAttemptsAt;

/** Nothing counts for longer than a day. */
export const sweepAttempts = (db: Db, now: Date) =>
  deleteAttemptsBefore(db, new Date(now.getTime() - DAY_S * 1000));

async function countEach(db: Db, now: Date, turns: readonly RateLimit[]): Promise<Counted> {
  const { since, earliest } = spansOf(now, turns);
  const rows = await selectAttempts(db, keysOf(turns), earliest);
  return (wanted) =>
    rows
      .filter(({ key, at }) => key === wanted && at.getTime() > since(key))
      .map(({ at }) => at.getTime());
}

/** Since when each is counted, and the first of these moments. */
function spansOf(now: Date, turns: readonly RateLimit[]) {
  const spans = new Map(turns.map(({ key, limit }) => [key, widestSpanS(limit) * 1000]));
  const since = (key: string) => now.getTime() - (spans.get(key) ?? 0);
  return { since, earliest: new Date(Math.min(...[...spans.keys()].map(since))) };
}
