import type { FindableReading } from '../reading/readFindable';
import { initialCode, type Sounds } from './sounds';

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
  /** Its sounds, sign by sign, and how they begin; the text at the end has none. */
  sound: string;
  initials: string;
  /** End offsets of the title, tags, names and parts. */
  ends: readonly number[];
}

interface ItemRow extends FindableReading {
  kind: string;
  id: number;
  type: number;
  weight: number;
  title: string;
}

export const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): Key => `${kind}/${id}`;

export function toItem(row: ItemRow, heard: Sounds): Item {
  const { kind, id, type, weight, title, signs, sounds } = row;
  const ends: number[] = [];
  let end = -1;
  for (const field of signs.slice(0, -1)) ends.push((end += field.length + 1));
  const sound = sounds
    .map((syllables, at) => heard.heard(signs[at] ?? '', syllables.split(' ')))
    .join('\n');
  const initials = String.fromCharCode(...codesOf(sound).map((code) => initialCode(code, heard)));
  return { kind, id, type, weight, title, signs: signs.join('\n'), sound, initials, ends };
}

export const codesOf = (text: string): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
