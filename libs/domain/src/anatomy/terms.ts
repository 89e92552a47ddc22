import type { BodySystem } from '../codes/viewers/bodySystems';
import { readTerms, type Term } from './readTerms';
import { bonesOfLimbs } from './terms/bonesOfLimbs';
import { bonesOfTrunk } from './terms/bonesOfTrunk';
import { circulation, lymphoid } from './terms/circulation';
import { digestive } from './terms/digestive';
import { musclesOfHead } from './terms/musclesOfHead';
import { musclesOfLowerLimb } from './terms/musclesOfLowerLimb';
import { musclesOfTrunk } from './terms/musclesOfTrunk';
import { musclesOfUpperLimb } from './terms/musclesOfUpperLimb';
import { nervous } from './terms/nervous';
import { regions } from './terms/regions';
import { respiratory } from './terms/respiratory';
import { endocrine, senses, skin } from './terms/sensesAndGlands';
import { genital, urinary } from './terms/urogenital';

export interface KnownTerm extends Term {
  /** Null for parts of the body that hold organs of several systems. */
  system: BodySystem | null;
}

/** Which tables are of which system. */
const tables: readonly (readonly [BodySystem | null, string])[] = [
  ...[bonesOfTrunk, bonesOfLimbs].map((table) => [1, table] as const),
  ...[musclesOfHead, musclesOfTrunk].map((table) => [1, table] as const),
  ...[musclesOfUpperLimb, musclesOfLowerLimb].map((table) => [1, table] as const),
  [2, circulation],
  [3, digestive],
  [4, respiratory],
  [5, urinary],
  [6, genital],
  [7, nervous],
  [8, endocrine],
  [9, senses],
  [10, lymphoid],
  [11, skin],
  [null, regions],
];

/**
 * Anatomical terms of ours by their number in the Foundational Model of Anatomy: Chinese as in
 * 《人体解剖学名词》, Latin as in the Terminologia Anatomica. For the server and tools alone: no
 * browser loads them.
 */
export const terms: readonly KnownTerm[] = tables.flatMap(([system, table]) =>
  readTerms(table).map((term) => ({ ...term, system })),
);

const byFma = new Map(terms.map((term) => [term.fma, term]));

export const termOf = (fma: number): KnownTerm | null => byFma.get(fma) ?? null;
