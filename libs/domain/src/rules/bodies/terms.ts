import type { BodyGroupKey } from './bodyGroups';
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
  /** Null for body regions, which hold organs of several systems. */
  group: BodyGroupKey | null;
}

const grouped: Record<BodyGroupKey, readonly string[]> = {
  bones: [bonesOfTrunk, bonesOfLimbs],
  muscles: [musclesOfHead, musclesOfTrunk, musclesOfUpperLimb, musclesOfLowerLimb],
  circulation: [circulation],
  digestive: [digestive],
  respiratory: [respiratory],
  urinary: [urinary],
  genital: [genital],
  nervous: [nervous],
  endocrine: [endocrine],
  senses: [senses],
  lymphoid: [lymphoid],
  skin: [skin],
};

const termsOf = (tables: readonly string[], group: BodyGroupKey | null): KnownTerm[] =>
  tables.flatMap(readTerms).map((term) => ({ ...term, group }));

/**
 * Our anatomical terms by their number in the Foundational Model of Anatomy: Chinese as in
 * 《人体解剖学名词》, Latin as in the Terminologia Anatomica. For the server and tools only: too large for a
 * browser.
 */
export const terms: readonly KnownTerm[] = [
  ...Object.entries(grouped).flatMap(([group, tables]) => termsOf(tables, group as BodyGroupKey)),
  ...termsOf([regions], null),
];

const byFma = new Map(terms.map((term) => [term.fma, term]));

export const termOf = (fma: number): KnownTerm | null => byFma.get(fma) ?? null;
