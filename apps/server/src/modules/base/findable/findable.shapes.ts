import type { Db } from '../../../db/database';

/** Everything that can be found, as the area that owns it hands it over. */
export interface FindableText {
  id: number;
  /** The tab that it stands under. */
  type: number;
  /** Breaks ties; higher comes first. */
  weight: number;
  title: string;
  tags: readonly string[];
  teacher?: string | null;
  school?: string | null;
  /** Names of its type as people say them. */
  typeNames: readonly string[];
  /** Titles of chapters, names of structures, stems … */
  parts?: readonly string[];
  text: string;
  /** The shelf of the kind unless given. */
  shelf?: Shelf;
}

/** Searches never cross shelves. */
export type Shelf = 'catalogue' | `school ${number}`;

/** Content of a school is searchable by its members only. */
export const shelfOf = (school: number | null): Shelf =>
  school === null ? 'catalogue' : `school ${school}`;

export type FindableAsked = { ids: readonly number[] } | { after: number; limit: number };

/** The kind of the contained texts, stored under the ids of their containers. */
export const insideOf = (kind: string) => `${kind} inside`;

/** A kind of searchable things, and the source of their texts. */
export interface FindableSource {
  kind: string;
  shelf: Shelf;
  /** Those of these ids that may be found; of all, the next ones behind an id, in its order. */
  select(db: Db, asked: FindableAsked): Promise<FindableText[]>;
}
