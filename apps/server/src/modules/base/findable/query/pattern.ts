import { initialCode, isSilentCode, pairOf } from '../index/grams';
import type { Item } from '../index/item';
import { asInitial, type Sounds } from '../index/sounds';
import { isLatin } from '../reading/plain';

/** From one place in an item's signs up to, and not with, another. */
export interface Place {
  from: number;
  to: number;
}

/** One way to meet a word in an item. */
export interface Pattern {
  /** Pairs that whoever meets it has. */
  grams: readonly number[];
  /** How good a way it is: 1 is the word itself. */
  share: number;
  placeIn(item: Item, from?: number): Place | null;
}

function pairsOf(text: string): number[] {
  const codes = text.split('').map((sign) => sign.charCodeAt(0));
  return codes
    .slice(1)
    .flatMap((code, at) =>
      isSilentCode(code) || isSilentCode(codes[at] ?? 0) ? [] : [pairOf(codes[at] ?? 0, code)],
    );
}

/** The word as it is written. */
export const literal = (text: string, share = 1): Pattern => ({
  grams: pairsOf(text),
  share,
  placeIn({ signs }, from = 0) {
    const at = signs.indexOf(text, from);
    return at < 0 ? null : { from: at, to: at + text.length };
  },
});

/** Two parts with exactly one sign between them, whichever. */
export const gapped = (left: string, right: string, share: number): Pattern => ({
  grams: [...pairsOf(left), ...pairsOf(right)],
  share,
  placeIn({ signs }, from = 0) {
    const [sought, step, ahead] = left ? [left, 1, left.length + 1] : [right, -1, 0];
    for (let at = signs.indexOf(sought, from); at >= 0; at = signs.indexOf(sought, at + 1)) {
      const start = step > 0 ? at : at - 1;
      const gap = start + left.length;
      const fits = left === '' || signs.startsWith(right, at + ahead);
      if (start >= from && fits && isSpoken(signs, gap))
        return { from: start, to: gap + 1 + right.length };
    }
    return null;
  },
});

const isSpoken = (signs: string, at: number) =>
  at < signs.length && !isSilentCode(signs.charCodeAt(at));

/** What one or several typed letters stand for. */
export type Unit =
  { is: 'sign' | 'sound' | 'initial'; code: number } | { is: 'beginning'; letters: string };

/** A word that was typed by its sounds, each unit one sign. */
export function sounded(units: readonly Unit[], sounds: Sounds, share: number): Pattern {
  return {
    grams: units.slice(1).flatMap((unit, at) => gramBetween(units[at] ?? unit, unit, sounds)),
    share,
    placeIn(item, from = 0) {
      for (let at = from; at + units.length <= item.sound.length; at++) {
        if (units.every((unit, ahead) => meets(unit, item, at + ahead, sounds)))
          return { from: at, to: at + units.length };
      }
      return null;
    },
  };
}

function meets(unit: Unit, { signs, sound }: Item, at: number, sounds: Sounds): boolean {
  const heard = sound.charCodeAt(at);
  switch (unit.is) {
    case 'sign':
      return signs.charCodeAt(at) === unit.code;
    case 'sound':
      return heard === unit.code;
    case 'initial':
      return initialCode(heard, sounds) === unit.code;
    case 'beginning':
      return sounds.syllable(heard)?.startsWith(unit.letters) ?? false;
  }
}

/** A pair is indexed of signs, of sounds, or of initials: of two kinds the coarser one. */
function gramBetween(before: Unit, unit: Unit, sounds: Sounds): number[] {
  if (before.is === 'sign' && unit.is === 'sign') return [pairOf(before.code, unit.code)];
  if (before.is === 'sound' && unit.is === 'sound') return [pairOf(before.code, unit.code)];
  const [first, second] = [initialOf(before, sounds), initialOf(unit, sounds)];
  return first === null || second === null ? [] : [pairOf(first, second)];
}

function initialOf(unit: Unit, sounds: Sounds): number | null {
  switch (unit.is) {
    case 'sign':
      return isLatin(String.fromCharCode(unit.code)) ? initialCode(unit.code, sounds) : null;
    case 'sound':
      return initialCode(unit.code, sounds);
    case 'initial':
      return unit.code;
    case 'beginning':
      return asInitial(unit.letters);
  }
}
