import type { Db } from '../../../db/database';

/** Everything that can be found, as the area that owns it hands it over. */
export interface FindableText {
  id: number;
  /** The tab that it stands under. */
  type: number;
  /** What stands first among equals. */
  weight: number;
  title: string;
  tags: readonly string[];
  teacher?: string | null;
  school?: string | null;
  /** What it is, as people call it. */
  typeNames: readonly string[];
  /** Titles of chapters, names of structures, stems … */
  parts?: readonly string[];
  text: string;
  /** Where it is found, if not where its kind is. */
  shelf?: Shelf;
}

/** What is found together, and nothing of the other. */
export type Shelf = 'catalogue' | `school ${number}`;

/** What a school made is found by its people alone: of others nobody learns a word of it. */
export const shelfOf = (school: number | null): Shelf =>
  school === null ? 'catalogue' : `school ${school}`;

export type FindableAsked = { ids: readonly number[] } | { after: number; limit: number };

/** What is inside of the things of a kind, under their numbers: they are found by it as well. */
export const insideOf = (kind: string) => `${kind} inside`;

/** A kind of findable things and who knows their texts. */
export interface FindableSource {
  kind: string;
  shelf: Shelf;
  /** Those of these ids that may be found; of all, the next ones behind an id, in its order. */
  select(db: Db, asked: FindableAsked): Promise<FindableText[]>;
}
