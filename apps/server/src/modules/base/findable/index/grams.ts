import { isSilent } from '../reading/plain';
import type { Item } from './item';
import { asInitial, type Sounds } from './sounds';

/** Two neighbours as one number. */
export const pairOf = (first: number, second: number): number => (first << 16) | second;

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

/** The sign that stands for how a sound begins; a letter is its own. */
export function initialCode(sound: number, sounds: Sounds): number {
  const syllable = sounds.syllable(sound);
  return asInitial(syllable === null ? String.fromCharCode(sound) : syllable);
}

/**
 * Every pair of neighbours by which an item is found: of its signs, of its sounds, and of how they
 * begin. Chinese knows no gaps between words: any part of a text is found by the pairs it is made of.
 */
export function gramsOf({ signs, sound }: Item, sounds: Sounds): Set<number> {
  const grams = new Set<number>();
  addPairs(grams, signs);
  let [before, initial] = [0, 0];
  for (let at = 0; at < sound.length; at++) {
    const here = sound.charCodeAt(at);
    const hereInitial = isSilentCode(here) ? 0 : initialCode(here, sounds);
    if (hereInitial > 0 && initial > 0) {
      grams.add(pairOf(before, here));
      grams.add(pairOf(initial, hereInitial));
    }
    [before, initial] = [here, hereInitial];
  }
  return grams;
}

function addPairs(grams: Set<number>, text: string) {
  for (let at = 1; at < text.length; at++) {
    const [first, second] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
    if (!isSilentCode(first) && !isSilentCode(second)) grams.add(pairOf(first, second));
  }
}
