import { asInitial, type Sounds } from '../index/sounds';
import { isLatin, isLetter } from '../reading/plain';
import type { Unit } from './pattern';

/** A way to take a typed word for sounds. */
export interface Sounding {
  units: readonly Unit[];
  /** Every syllable is written out. */
  isFull: boolean;
}

const MOST_WAYS = 6;
const LONGEST_SYLLABLE = 6;

interface Way extends Sounding {
  effort: number;
}

/**
 * Readings of a word with letters as any mixture of syllables, initials and characters, those with
 * the fewest units first. The last syllable may be incomplete.
 */
export function soundingsOf(word: string, sounds: Sounds): Sounding[] {
  const ways: Way[][] = [[{ units: [], isFull: true, effort: 0 }]];
  for (let at = 0; at < word.length; at++) {
    const here = (ways[at] ?? []).sort((a, b) => a.effort - b.effort).slice(0, MOST_WAYS);
    if (here.length === 0) continue;
    for (const step of stepsAt(word, at, sounds)) {
      const next = here.map((way) => goOn(way, step));
      ways[at + step.length] = [...(ways[at + step.length] ?? []), ...next];
    }
  }
  const all = (ways[word.length] ?? []).sort((a, b) => a.effort - b.effort);
  return all.filter(({ units }) => units.length > 1 || all[0]?.isFull).slice(0, MOST_WAYS);
}

interface Step {
  unit: Unit;
  length: number;
  effort: number;
  isFull: boolean;
}

const goOn = (way: Way, { unit, effort, isFull }: Step): Way => ({
  units: [...way.units, unit],
  isFull: way.isFull && isFull,
  effort: way.effort + effort,
});

function stepsAt(word: string, at: number, sounds: Sounds): Step[] {
  const sign = word.charAt(at);
  const itself: Step = {
    unit: { is: 'sign', code: sign.charCodeAt(0) },
    length: 1,
    effort: 1,
    isFull: true,
  };
  if (!isLetter(sign)) return [itself];
  const initial: Step = {
    unit: { is: 'initial', code: asInitial(sign) },
    length: 1,
    effort: 1.5,
    isFull: false,
  };
  return [...syllablesAt(word, at, sounds), initial];
}

function syllablesAt(word: string, at: number, sounds: Sounds): Step[] {
  const steps: Step[] = [];
  for (let length = 1; length <= LONGEST_SYLLABLE && at + length <= word.length; length++) {
    const letters = word.slice(at, at + length);
    if (!isLatin(letters.charAt(length - 1))) break;
    const known = sounds.known(letters);
    const isFull = known !== undefined;
    if (known)
      steps.push({ unit: { is: 'sound', code: known.charCodeAt(0) }, length, effort: 1, isFull });
    const isLast = at + length === word.length;
    if (isLast && length > 1 && sounds.isBeginning(letters))
      steps.push({ unit: { is: 'beginning', letters }, length, effort: 1.4, isFull: false });
  }
  return steps;
}

/** The fewest syllables that letters are written of, to the last letter; null where they are not. */
export function syllablesIn(letters: string, sounds: Sounds): string | null {
  const ways: (string | undefined)[] = [''];
  for (let to = 1; to <= letters.length; to++) {
    for (let from = Math.max(0, to - LONGEST_SYLLABLE); from < to; from++) {
      const [before, sign] = [ways[from], sounds.known(letters.slice(from, to))];
      if (before === undefined || sign === undefined) continue;
      const way = before + sign;
      if ((ways[to]?.length ?? Infinity) > way.length) ways[to] = way;
    }
  }
  return ways[letters.length] ?? null;
}
