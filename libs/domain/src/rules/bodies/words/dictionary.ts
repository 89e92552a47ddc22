import { matchTerm } from '../matchTerm';
import { nouns } from './nouns';
import { ofArteries } from './ofArteries';
import { ofHeart } from './ofHeart';
import { ofMotion } from './ofMotion';
import { ofNerves } from './ofNerves';
import { ofOrgans } from './ofOrgans';
import { ofVeins } from './ofVeins';
import { directions, manners, ordinals } from './qualifiers';
import { regions } from './regions';

type Kind = 'whole' | 'noun' | 'direction' | 'manner' | 'region' | 'ordinal';
export interface Word {
  kind: Kind;
  chinese: string;
}

const wordsIn = (kind: Kind, table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([english = '', chinese = '']) => [english, { kind, chinese }] as const);

const wholes = new Map<string, Word>(
  [ofMotion, ofHeart, ofArteries, ofVeins, ofOrgans, ofNerves].flatMap((table) =>
    wordsIn('whole', table),
  ),
);
const words = new Map<string, Word>([
  ...wordsIn('noun', nouns),
  ...wordsIn('manner', manners),
  ...wordsIn('region', regions),
  ...wordsIn('direction', directions),
  ...ordinals.map((one, at) => [one, { kind: 'ordinal', chinese: `第${at + 1}` }] as const),
]);

/** The Chinese name of a term that cannot be composed from its words, from our own tables. */
export const wholeFor = (name: string): string | null => wholes.get(name)?.chinese ?? null;

/** The Chinese name of a term known as a whole: one of these, or one of our terms. */
export const known = (name: string): string | null =>
  wholeFor(name) ?? matchTerm(name)?.chinese[0] ?? null;

export function wordFor(text: string): Word | null {
  const word = wholes.get(text) ?? words.get(text);
  if (word) return word;
  const chinese = matchTerm(text)?.chinese[0];
  return chinese === undefined ? null : { kind: 'whole', chinese };
}

/** The noun in "head of …": a vessel's trunk is 干, while a trunk alone is 躯干. */
export const nounFor = (text: string): string | null => {
  const word = words.get(text);
  return word?.kind === 'noun' ? word.chinese : null;
};

/** Vessels and the like are named by region first and position second: 胫后动脉. */
const isNamedAfterPlace = /^(动脉|静脉|神经|神经节|支|回|沟|核|属支|干|弓|段)$/;

const order: Readonly<Record<Kind, number>> = {
  ordinal: 0,
  region: 1,
  direction: 2,
  manner: 3,
  whole: 4,
  noun: 5,
};

/** Words in Chinese order. */
export function inOrder(found: readonly Word[]): readonly Word[] {
  const last = found.at(-1);
  if (!last || !isNamedAfterPlace.test(last.chinese)) return found;
  return [...found].sort((one, other) => order[one.kind] - order[other.kind]);
}
