import type { Item } from './item';

/** The field in which a match stands; `BEGINNING` is the start of the title. */
export type MatchField = number;

const TEXT = 4;
const BEGINNING = 5;

/** Score by field: title, tags, names, parts, text, start of the title. */
const worths = Uint8Array.of(90, 60, 55, 40, 20, 100);
const IS_TITLE = 110;

export const TEXT_SCORE = 20;
export const BEGINNING_SCORE = 100;

export function matchFieldOf({ ends }: Item, from: number): MatchField {
  if (from === 0) return BEGINNING;
  for (let field = 0; field < TEXT; field++) if (from < (ends[field] ?? 0)) return field;
  return TEXT;
}

/** A match that covers the whole title scores highest. */
export const fieldScoreOf = (
  standing: MatchField,
  item: Item | undefined,
  length: number,
): number =>
  standing === BEGINNING && item?.ends[0] === length ? IS_TITLE : (worths[standing] ?? 0);

export const matchScoreOf = (item: Item, from: number, length: number): number =>
  fieldScoreOf(matchFieldOf(item, from), item, length);
