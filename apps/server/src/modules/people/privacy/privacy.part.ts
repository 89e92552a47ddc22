import type { Db } from '../../../db/database';

/** Everything by which somebody is known, as it stood before they were erased. */
export interface Known {
  personId: number;
  names: readonly string[];
  phones: readonly string[];
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
  select(db: Db, personId: number): Promise<PersonalRow[]>;
  erase?(tx: Db, known: Known): Promise<unknown>;
}
