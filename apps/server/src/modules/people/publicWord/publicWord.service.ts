import {
  moderationCauseCodes,
  wordActionCodes,
  type WordKind,
} from '@cheese/domain/codes/people/publicWords';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { countAttempt, consumeRateLimitsWithin } from '../../base/limit/limit.service';
import { wordsWithin } from './publicWord.match';
import type { PassedText } from './publicWord.passed';
import { findSpeaking, renewWaiting, selectWords, upsertWaiting } from './publicWord.store';
import { texts } from './publicWord.texts';

type Speaker = CallerContext & { db: Db };

interface Speech<Part extends string> {
  kind: WordKind;
  parts: Readonly<Record<Part, string>>;
  /** The text others read, if it differs from the parts. */
  heard?: string;
  /** Nothing of it can wait to be looked at: it was not there before. */
  isNew?: boolean;
}

/** `heldAt` is null if the text is public at once. */
export interface Passed<Part extends string> {
  said: Record<Part, PassedText>;
  heldAt: Date | null;
}

export interface Spoken {
  id: number;
  isHeld: boolean;
}

/**
 * The only way to publish text. Refuses muted users and users over the rate limit, then checks the
 * words. `write` saves the new or edited text and answers its id, in one transaction; a refused
 * text still counts towards the limit.
 */
export async function publishText<Part extends string>(
  { db, person, clock }: Speaker,
  speech: Speech<Part>,
  write: (inside: Db, passed: Passed<Part>) => Promise<number>,
): Promise<Spoken> {
  const { kind, parts, heard = Object.values<string>(parts).join('\n'), isNew = false } = speech;
  const now = clock.now();
  const turn = { key: `words:${person.id}`, limit: limits.wordsOfPerson };
  const { mute, words: watched } = await findSpeaking(db, person.id);
  refuseMuted(mute, now);
  const found = wordsWithin(heard, watched);
  const banned = found.find(({ action }) => action === wordActionCodes.ban);
  const words = found.map(({ word }) => word);
  const heldAt = words.length > 0 ? now : null;
  const said = parts as Record<Part, PassedText>;
  let isCounted = false;
  const keep = async (inside: Db) => {
    await consumeRateLimitsWithin(inside, now, [turn]);
    if (banned) return null;
    isCounted = true;
    const targetId = await write(inside, { said, heldAt });
    const target = { kind, targetId };
    const text = heard.slice(0, MOST_SHOWN);
    const held = {
      ...target,
      personId: person.id,
      cause: moderationCauseCodes.word,
      text,
      words,
      at: now,
    } as const;
    if (heldAt) await upsertWaiting(inside, held);
    else if (!isNew) await renewWaiting(inside, target, { text, at: now });
    return { id: targetId, isHeld: heldAt !== null };
  };
  const spoken = await db.transaction(keep).catch(async (error: unknown) => {
    if (isCounted && error instanceof Refusal) await countAttempt(db, now, turn.key);
    throw error;
  });
  return spoken ?? refuseBannedWord(banned?.word ?? '');
}

/** Enough for the longest of what is written. */
const MOST_SHOWN = 20_000;

function refuseMuted(muted: { until: Date | null; reason: string } | null, now: Date) {
  if (!muted || (muted.until && muted.until <= now)) return;
  const until = muted.until && chinaMinute(muted.until.getTime());
  throw new Refusal('words.muted', { message: texts.muted(until, muted.reason) });
}

/** Other watched words are held for moderation; a text with these is not saved. */
function refuseBannedWord(word: string): never {
  throw new Refusal('words.banned', { message: texts.banned(word) });
}

/** A name stands beside everything that its bearer writes: it cannot wait to be looked at. */
export async function refuseSensitiveName(db: Db, name: string) {
  const [found] = wordsWithin(name, await selectWords(db));
  if (found) refuseBannedWord(found.word);
}

/**
 * The first banned word in each text, null if there is none. For texts that cannot be held for
 * moderation, such as those that must name watched words.
 */
export async function bannedWordsIn(
  db: Db,
  texts: readonly (readonly string[])[],
): Promise<(string | null)[]> {
  const banned = (await selectWords(db)).filter(({ action }) => action === wordActionCodes.ban);
  const first = (text: string) => wordsWithin(text, banned).slice(0, 1);
  return texts.map((parts) => parts.flatMap(first)[0]?.word ?? null);
}

export async function refuseBanned(db: Db, parts: readonly string[]) {
  const [word] = await bannedWordsIn(db, [parts]);
  if (word) refuseBannedWord(word);
}
