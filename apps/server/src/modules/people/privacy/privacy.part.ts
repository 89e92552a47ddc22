import type { Db } from '../../../db/database';

/** Everything by which somebody is known, as it stood before they were erased. */
export interface Known {
  personId: number;
  names: readonly string[];
  phones: readonly string[];
}

/** Whose copy it is, and when it is made: what they may see depends on it. */
export interface CopyAsked {
  personId: number;
  now: Date;
}

export type PersonalRow = readonly (string | number | null)[];

/**
 * What an area keeps of people: a table in their copy, and what it does away with when they are
 * erased. Handed in from outside, as the people's wing knows no later one.
 */
export interface PersonalPart {
  /** The name of its table, as its owner reads it. */
  title: string;
  columns: readonly string[];
  /** The references to people by which it finds its rows, as `table.column`. */
  holds: readonly string[];
  /** A page at a time, so that nobody's copy needs more memory than others'. */
  pages(db: Db, asked: CopyAsked): AsyncIterable<readonly PersonalRow[]>;
  erase?(tx: Db, known: Known): Promise<unknown>;
}
