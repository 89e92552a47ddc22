import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { hasRoomForVisitor, PERSON } from '../../../calls/counted';
import type { Db } from '../../../db/database';
import { find } from '../../base/findable/findable.service';
import { addSearches, selectHotWords, selectOftenest } from './hot.store';

const SHOWN = 8;
const DAY_MS = 86_400_000;
const DAYS = 7;
/** Fewer than so many have not made it hot. */
const LEAST_TIMES = 3;
/** Longer keywords are not offered as popular searches. */
const LONGEST = 16;
const FLUSH_MS = 10_000;
/** So many searches are told apart before they are forgotten. */
const MOST_SEEN = 20_000;

interface Counted {
  times: Map<string, number>;
  /** Users by keyword, so that each counts once a day. */
  seen: Map<string, Lookers>;
  /** Total number of users over all keywords. */
  size: number;
  day: string;
  flushedAt: number;
}

interface Lookers {
  people: Set<string>;
  visitors: Set<string>;
}

const counters = new WeakMap<Db, Counted>();

interface Searched {
  keyword: string;
  /** The user as counted: repeated searches count once. */
  looker: string;
  now: Date;
}

/** Counts what was found; written by and by, so that a search is not kept waiting by it. */
export async function countSearch(db: Db, { keyword, looker, now }: Searched) {
  const counted = counterOf(db, now);
  const word = keyword
    .trim()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
  const length = [...word].length;
  if (length < 2 || length > LONGEST || !isNew(counted, word, looker)) return;
  counted.times.set(word, (counted.times.get(word) ?? 0) + 1);
  if (now.getTime() - counted.flushedAt > FLUSH_MS) await flush(db, counted, now);
}

function isNew(counted: Counted, word: string, looker: string): boolean {
  const { people, visitors } = counted.seen.get(word) ?? { people: new Set(), visitors: new Set() };
  const isPerson = looker.startsWith(PERSON);
  const among = isPerson ? people : visitors;
  const hasRoom = isPerson || hasRoomForVisitor({ people: people.size, visitors: visitors.size });
  if (among.has(looker) || !hasRoom) return false;
  among.add(looker);
  counted.seen.set(word, { people, visitors });
  counted.size++;
  return true;
}

function counterOf(db: Db, now: Date): Counted {
  const day = chinaDay(now.getTime());
  const last = counters.get(db);
  if (last?.day === day && last.size < MOST_SEEN) return last;
  const times = last?.day === day ? last.times : new Map<string, number>();
  const next = { times, seen: new Map<string, Lookers>(), size: 0, day, flushedAt: now.getTime() };
  counters.set(db, next);
  return next;
}

async function flush(db: Db, counted: Counted, now: Date) {
  const { times } = counted;
  counted.times = new Map();
  counted.flushedAt = now.getTime();
  await addSearches(db, counted.day, times);
}

/** Popular searches, filled up with the initial ones. */
export async function listHot(db: Db, now: Date): Promise<string[]> {
  await flush(db, counterOf(db, now), now);
  const since = chinaDay(now.getTime() - DAYS * DAY_MS);
  const [oftenest, first] = await Promise.all([
    selectOftenest(db, since, { least: LEAST_TIMES, limit: SHOWN }),
    selectHotWords(db),
  ]);
  const shown: string[] = [];
  for (const keyword of new Set([...oftenest, ...first])) {
    if (shown.length === SHOWN) break;
    if (await isFound(db, keyword)) shown.push(keyword);
  }
  return shown;
}

/** A popular keyword must still have results, and an initial one may never have had any. */
async function isFound(db: Db, keyword: string) {
  const found = await find(db, { shelf: 'catalogue', kinds: ['commodity'], keyword });
  const [first] = found?.first(1) ?? [];
  if (!found || !first || found.meant !== null || found.leftOut.length > 0) return false;
  return found.missed(first).length === 0;
}
