import type { Db } from '../../../db/database';

/** Two schools, of which the first becomes part of the second. */
export interface SchoolPair {
  fromId: number;
  intoId: number;
}

/**
 * What an area does where one more number in a column is not enough. Handed in from outside, as the
 * wing of schools knows no later one. The tables `merged_row` and `renamed_row` say what joins what.
 */
export interface MergePart {
  /** `table.column` of all that it takes care of. */
  columns: readonly string[];
  /** Before rows of the first school are joined to those of the second and removed. */
  prepare?(tx: Db, pair: SchoolPair): Promise<unknown>;
  join(tx: Db, pair: SchoolPair): Promise<unknown>;
}
