import type { FindableIndex } from '../index/findableIndex';
import { TEXT_SCORE } from '../index/score';
import { hasLetters } from '../reading/plain';
import { isMet, meet, type Strengths } from './meeting';
import { literal, type Pattern, sounded } from './pattern';
import { soundingsOf } from './soundings';
import type { Synonyms } from './synonyms';

/** A word with its matching items. */
export interface Term {
  word: string;
  patterns: readonly Pattern[];
  strengths: Strengths;
  count: number;
  /** More where fewer meet it. */
  rarity: number;
}

export interface Knowledge {
  index: FindableIndex;
  synonyms: Synonyms;
}

const shares = { synonym: 0.9, full: 0.85, initials: 0.7 } as const;

export function termOf(knowledge: Knowledge, word: string): Term {
  const { index, synonyms } = knowledge;
  const written = writtenAs(synonyms, word);
  const strengths = metBy(index, written);
  // Letters that occur in a name or have synonyms are meant literally: CT does not stand for 床头.
  const isMeant = countOf(strengths, synonyms.of(word).length > 0 ? 0 : TEXT_SCORE) > 0;
  if (!hasLetters(word) || isMeant) return toTerm(word, written, strengths);
  const heard = heardAs(knowledge, word);
  for (const pattern of heard) meet(index, pattern, strengths);
  return toTerm(word, [...written, ...heard], strengths);
}

const writtenAs = (synonyms: Synonyms, word: string): Pattern[] => [
  literal(word),
  ...synonyms.of(word).map((other) => literal(other, shares.synonym)),
];

const heardAs = ({ index: { sounds }, synonyms }: Knowledge, word: string): Pattern[] => [
  ...soundingsOf(word, sounds).map(({ units, isFull }) =>
    sounded(units, sounds, isFull ? shares.full : shares.initials),
  ),
  ...synonyms.spelt(word).map((other) => literal(other, shares.initials)),
];

/** Cheaper than `termOf`: tells only if there is a match in a field worth more than this. */
export function isKnown(knowledge: Knowledge, word: string, moreThan = 0): boolean {
  const { index, synonyms } = knowledge;
  const isMetBy = (pattern: Pattern) => isMet(index, pattern, moreThan);
  if (writtenAs(synonyms, word).some(isMetBy)) return true;
  return hasLetters(word) && heardAs(knowledge, word).some(isMetBy);
}

function toTerm(word: string, patterns: readonly Pattern[], strengths: Strengths): Term {
  const count = countOf(strengths);
  return {
    word,
    patterns,
    strengths,
    count,
    rarity: Math.log2(2 + strengths.length / (1 + count)),
  };
}

function countOf(strengths: Strengths, moreThan = 0): number {
  let count = 0;
  for (let at = 0; at < strengths.length; at++) if ((strengths[at] ?? 0) > moreThan) count++;
  return count;
}

function metBy(index: FindableIndex, patterns: readonly Pattern[]): Strengths {
  const strengths = new Uint8Array(index.size);
  for (const pattern of patterns) meet(index, pattern, strengths);
  return strengths;
}
