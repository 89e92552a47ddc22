import { isSilent } from '../reading/plain';
import type { Item } from './item';
import { type MatchField, matchFieldOf } from './score';

/** Two neighbours as one number. */
export const pairOf = (first: number, second: number): number => (first << 16) | second;

/** One sign alone. */
export const singleOf = (code: number): number => code;

const quiet = new Map<number, boolean>();

/** Asked for every sign of every text: remembered. */
export function isSilentCode(code: number): boolean {
  let silent = quiet.get(code);
  if (silent === undefined) {
    silent = isSilent(String.fromCharCode(code));
    quiet.set(code, silent);
  }
  return silent;
}

/**
 * Every pair of neighbours by which an item is found, with its best place: of its signs, of its
 * sounds, and of how they begin. Chinese knows no gaps between words: any part of a text is found by
 * the pairs it is made of. One sign alone is looked for in names only: in texts half of all have it.
 */
export function gramsOf(item: Item): Map<number, MatchField> {
  const grams = new Map<number, MatchField>();
  const named = item.sound.length;
  addFrom(grams, item, item.signs, named);
  addFrom(grams, item, item.sound, named);
  addFrom(grams, item, item.initials, named);
  return grams;
}

function addFrom(grams: Map<number, MatchField>, item: Item, text: string, named: number) {
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const here = isSilentCode(code) ? 0 : code;
    if (here > 0 && at < named) addOnce(grams, singleOf(here), item, at);
    if (here > 0 && before > 0) addOnce(grams, pairOf(before, here), item, at - 1);
    before = here;
  }
}

/** The first occurrence is worth the most, so later ones are ignored. */
function addOnce(grams: Map<number, MatchField>, gram: number, item: Item, at: number) {
  if (!grams.has(gram)) grams.set(gram, matchFieldOf(item, at));
}
