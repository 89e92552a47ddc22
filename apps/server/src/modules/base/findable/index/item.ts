import type { FindableReading } from '../reading/readFindable';
import type { Sounds } from './sounds';

export type Key = `${string}/${number}`;

/** A findable thing as a node keeps it. */
export interface Item {
  kind: string;
  id: number;
  type: number;
  weight: number;
  /** As it is written. */
  title: string;
  /** All its fields, parted by line feeds. */
  signs: string;
  /** Its sounds, sign by sign; the text at the end has none. */
  sound: string;
  /** Where title, tags, who and what, and parts end. */
  ends: readonly number[];
}

interface ItemRow extends FindableReading {
  title: string;
  kind: string;
  id: number;
  type: number;
  weight: number;
}

export const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): Key => `${kind}/${id}`;

export function toItem({ signs, sounds, ...row }: ItemRow, heard: Sounds): Item {
  const ends: number[] = [];
  let end = -1;
  for (const field of signs.slice(0, -1)) ends.push((end += field.length + 1));
  const sound = sounds
    .map((syllables, at) => heard.heard(signs[at] ?? '', syllables.split(' ')))
    .join('\n');
  return { ...row, signs: signs.join('\n'), sound, ends };
}

/** How much a place is worth: the title before tags, those before who and what, the text last. */
const fieldWorth = [90, 60, 55, 40, 20] as const;
/** The title begins with it. */
export const BEGINS = 100;
const IS_ALL = 110;

export function worthOf({ ends }: Item, from: number, to: number): number {
  if (from === 0) return to === ends[0] ? IS_ALL : BEGINS;
  const field = ends.findIndex((end) => from < end);
  return fieldWorth[field < 0 ? 4 : field] ?? 0;
}

export const TEXT_WORTH = fieldWorth[4];
