import { isSilentCode } from '../index/grams';
import type { FindableIndex } from '../index/findableIndex';
import { codesOf, type Item } from '../index/item';
import { TEXT_SCORE, matchScoreOf } from '../index/score';
import { hasLetters } from '../reading/plain';
import { eachMeeting } from './meeting';
import { gapped, literal, type Pattern, sounded } from './pattern';
import { syllablesIn } from './soundings';
import { isOneApart } from './oneApart';
import { isWordAt } from './wordsIn';
import type { Synonyms } from './synonyms';
import type { Knowledge } from './term';

const SHORTEST = 3;
/** CT and DKA are what they are: one letter more or less is another thing. */
const SHORTEST_LETTERS = 4;
const LONGEST = 16;
/** Looked at before the best is chosen. */
const ENOUGH = 200;
const SHARE = 0.6;

/**
 * A suggestion for a word without matches: one with the same sound, or one that differs by a wrong,
 * missing, extra or swapped character.
 */
export function nearest(
  { index, synonyms }: Knowledge,
  word: string,
  syllables: readonly string[],
): string | null {
  if (word.length > LONGEST) return null;
  if (hasLetters(word) && word.length < SHORTEST_LETTERS) return null;
  const alike = hasLetters(word) ? null : soundsLike(index, word, syllables);
  if (alike !== null || word.length < SHORTEST) return alike;
  const near = hasLetters(word) ? nearLetters(index, word) : nearSigns(index, word);
  return near ?? nearSynonym(synonyms, word);
}

function soundsLike(index: FindableIndex, word: string, syllables: readonly string[]) {
  if (word.length < 2) return null;
  const units = word.split('').map((sign, at) => {
    const heard = index.sounds.known(syllables[at] ?? '');
    return heard === undefined
      ? ({ is: 'sign', code: sign.charCodeAt(0) } as const)
      : ({ is: 'sound', code: heard.charCodeAt(0) } as const);
  });
  const { named } = candidates(
    index,
    [sounded(units, index.sounds, SHARE)],
    ({ signs }, from) =>
      // 东西 sounds as what stands in 运动系统: two signs are a word where one begins.
      word.length > 2 || from === 0 || isSilentCode(signs.charCodeAt(from - 1)),
  );
  return best(named);
}

function nearSigns(index: FindableIndex, word: string): string | null {
  const ways = [...oneWrong(word), ...swapped(word), ...oneLess(word)];
  const { named, others } = candidates(index, ways);
  // Two signs that are right stand in many texts: only where all of them mean the same.
  return best(named) ?? (word.length > SHORTEST || others.size === 1 ? best(others) : null);
}

const nearSynonym = (synonyms: Synonyms, word: string): string | null =>
  [...synonyms.words].find(
    (other) => other !== word && other.length >= SHORTEST && isOneApart(word, other),
  ) ?? null;

/** One sign is wrong, or one is missing. */
function oneWrong(word: string): Pattern[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  const replaced = places
    .slice(0, -1)
    .map((at) => [word.slice(0, at), word.slice(at + 1)] as const);
  const missed = places.slice(1, -1).map((at) => [word.slice(0, at), word.slice(at)] as const);
  return [...replaced, ...missed].map(([left, right]) => gapped(left, right, SHARE));
}

const swapped = (word: string): Pattern[] =>
  word
    .split('')
    .slice(1)
    .map((sign, at) =>
      literal(word.slice(0, at) + sign + word.charAt(at) + word.slice(at + 2), SHARE),
    );

/** One sign is too many; of three, two would be left, which many have. */
const oneLess = (word: string): Pattern[] =>
  word.length <= SHORTEST
    ? []
    : word.split('').map((_, at) => literal(word.slice(0, at) + word.slice(at + 1), SHARE));

interface Candidate {
  worth: number;
  /** Somewhere where it stands. */
  item: Item;
  from: number;
}

type Worths = ReadonlyMap<string, Candidate>;

/** Texts that match a pattern, separated by whether they occur in names or only in body text. */
function candidates(
  index: FindableIndex,
  patterns: readonly Pattern[],
  isWord: (item: Item, from: number) => boolean = () => true,
) {
  const [named, others] = [new Map<string, Candidate>(), new Map<string, Candidate>()];
  for (const pattern of patterns) {
    let seen = 0;
    eachMeeting(index, pattern, (item, from) => {
      if (!isWord(item, from)) return false;
      const worth = matchScoreOf(item, from, pattern.length);
      const worths = worth > TEXT_SCORE ? named : others;
      const text = item.signs.slice(from, from + pattern.length);
      const before = worths.get(text)?.worth ?? 0;
      worths.set(text, { item, from, worth: before + worth });
      return ++seen >= ENOUGH;
    });
  }
  return { named, others };
}

/** So many are looked at for one that is a word. */
const LOOKED_AT = 12;

/**
 * The most frequent candidate in the best fields that is a whole word: 拟病人 is not a word in 虚拟病人.
 */
const best = (worths: Worths): string | null =>
  [...worths]
    .sort((a, b) => b[1].worth - a[1].worth)
    .slice(0, LOOKED_AT)
    .find(([text, { item, from }]) =>
      isWordAt(item.signs, { from, to: from + text.length }),
    )?.[0] ?? null;

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Typed letters: what becomes full syllables, or a word of letters, by one change. */
function nearLetters(index: FindableIndex, word: string): string | null {
  const changed = new Set(changedOnce(word));
  changed.delete(word);
  const worths = new Map<string, Candidate>();
  for (const text of changed) {
    for (const pattern of waysOf(index, text)) {
      eachMeeting(index, pattern, (item, from) => {
        const said = item.signs.slice(from, from + pattern.length);
        const worth = matchScoreOf(item, from, pattern.length);
        if (worth > (worths.get(said)?.worth ?? 0)) worths.set(said, { item, from, worth });
        return true;
      });
    }
  }
  return best(worths);
}

function waysOf({ sounds }: FindableIndex, text: string): Pattern[] {
  const syllables = syllablesIn(text, sounds);
  const units = codesOf(syllables ?? '').map((code) => ({ is: 'sound', code }) as const);
  return [
    ...(text.length < SHORTEST ? [] : [literal(text, SHARE)]),
    ...(syllables ? [sounded(units, sounds, SHARE)] : []),
  ];
}

function changedOnce(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [sign, rest] = [after.slice(0, 1), after.slice(1)];
    return [
      ...(sign ? [before + rest] : []),
      ...(rest ? [before + rest.charAt(0) + sign + rest.slice(1)] : []),
      ...letters.flatMap((one) => [before + one + after, ...(sign ? [before + one + rest] : [])]),
    ];
  }).flat();
}
