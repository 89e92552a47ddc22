import { isSilentCode, pairOf, singleOf } from '../index/grams';
import { codesOf, type Item } from '../index/item';
import { asInitial, initialCode, type Sounds } from '../index/sounds';
import { isLatin } from '../reading/plain';

/** One way to meet a word in an item. */
export interface Pattern {
  /** Every match contains all of these grams. */
  grams: readonly number[];
  /** True if the grams alone prove a match, so the text need not be checked. */
  isDecided: boolean;
  /** Length in characters. */
  length: number;
  /** Quality of the match; 1 is the word itself. */
  share: number;
  /** Offset of the next match, or -1. */
  find(item: Item, from: number): number;
}

/** One sign is looked for by itself, more of them pair by pair. */
function gramsIn(text: string): number[] {
  const codes = codesOf(text);
  if (codes.length === 1) return codes.map(singleOf);
  return codes
    .slice(1)
    .map((code, at) => [codes[at] ?? 0, code] as const)
    .filter((pair) => !pair.some(isSilentCode))
    .map(([first, second]) => pairOf(first, second));
}

/** The word as it is written. */
export const literal = (text: string, share = 1): Pattern => ({
  grams: gramsIn(text),
  // Letters may stand in the middle of a word, where they are rarely meant.
  isDecided: text.length < 3 && !isLatin(text.charAt(0)),
  length: text.length,
  share,
  find: ({ signs }, from) => signs.indexOf(text, from),
});

/** Two parts with exactly one sign between them, whichever. */
export function gapped(left: string, right: string, share: number): Pattern {
  const length = left.length + 1 + right.length;
  const fits = ({ signs }: Item, start: number) =>
    start >= 0 &&
    start + length <= signs.length &&
    !isSilentCode(signs.charCodeAt(start + left.length)) &&
    signs.startsWith(right, start + left.length + 1);
  return {
    grams: [left, right].filter((part) => part !== '').flatMap(gramsIn),
    isDecided: false,
    length,
    share,
    find(item, from) {
      const [sought, ahead] = left === '' ? [right, 1] : [left, 0];
      let at = item.signs.indexOf(sought, from + ahead);
      while (at >= 0 && !fits(item, at - ahead)) at = item.signs.indexOf(sought, at + 1);
      return at < 0 ? -1 : at - ahead;
    },
  };
}

/** The meaning of one or several typed letters. */
export type Unit =
  { is: 'sign' | 'sound' | 'initial'; code: number } | { is: 'beginning'; letters: string };

/** A word that was typed by its sounds, each unit one sign. */
export function sounded(units: readonly Unit[], sounds: Sounds, share: number): Pattern {
  const whole = { length: units.length, share };
  const said = String.fromCharCode(
    ...units.map((unit) => (unit.is === 'beginning' ? 0 : unit.code)),
  );
  const isAll = (kind: Unit['is']) => units.every((unit) => unit.is === kind);
  const isDecided = units.length < 3;
  if (isAll('sound'))
    return {
      ...whole,
      isDecided,
      grams: gramsIn(said),
      find: ({ sound }, from) => sound.indexOf(said, from),
    };
  if (isAll('initial'))
    return {
      ...whole,
      isDecided,
      grams: gramsIn(said),
      find: ({ initials }, from) => initials.indexOf(said, from),
    };
  return {
    ...whole,
    isDecided: false,
    grams: mixedGrams(units, sounds),
    find: (item, from) => findMixed(units, item, from, sounds),
  };
}

function findMixed(units: readonly Unit[], item: Item, from: number, sounds: Sounds): number {
  for (let start = from; start + units.length <= item.sound.length; start++) {
    let ahead = 0;
    for (const unit of units) {
      if (!isMetAt(unit, item, start + ahead, sounds)) break;
      ahead++;
    }
    if (ahead === units.length) return start;
  }
  return -1;
}

function isMetAt(unit: Unit, item: Item, at: number, sounds: Sounds): boolean {
  switch (unit.is) {
    case 'sign':
      return item.signs.charCodeAt(at) === unit.code;
    case 'sound':
      return item.sound.charCodeAt(at) === unit.code;
    case 'initial':
      return item.initials.charCodeAt(at) === unit.code;
    case 'beginning':
      return sounds.syllable(item.sound.charCodeAt(at))?.startsWith(unit.letters) ?? false;
  }
}

/** Each unit by itself, and each pair of two kinds that can be compared. */
function mixedGrams(units: readonly Unit[], sounds: Sounds): number[] {
  const singles = units.map((unit) =>
    singleOf(unit.is === 'beginning' ? asInitial(unit.letters) : unit.code),
  );
  const pairs = units.slice(1).flatMap((unit, at) => {
    const before = units[at] ?? unit;
    if (before.is !== 'beginning' && before.is === unit.is) return [pairOf(before.code, unit.code)];
    const [first, second] = [initialOf(before, sounds), initialOf(unit, sounds)];
    return first === null || second === null ? [] : [pairOf(first, second)];
  });
  return [...singles, ...pairs];
}

/** Null for a character whose sound depends on its text. */
function initialOf(unit: Unit, sounds: Sounds): number | null {
  if (unit.is === 'beginning') return asInitial(unit.letters);
  if (unit.is !== 'sign') return unit.is === 'initial' ? unit.code : initialCode(unit.code, sounds);
  return isLatin(String.fromCharCode(unit.code)) ? initialCode(unit.code, sounds) : null;
}
