import { type CategoryWork, categoryWork, droppedItems } from './category';
import { categoryItems, categorySheets } from './counted';
import { applyCurve, limited } from './curve';
import { type Curved, plain } from './exact';
import { compare, type Fraction } from './fraction';
import { rounded } from './rounding';
import type { MarkCriteria, MarkEntry, MarkSheet } from './shapes';
import { type Total, totalByPoints, totalByWeight } from './total';

/** How a learner's mark comes about, up to what does not depend on the class. */
export interface TotalWork {
  works: CategoryWork[];
  total: Total;
}

/** The rest of the way. */
export interface FinalWork {
  best: Fraction;
  curved: Curved;
  limited: Curved;
  mark: number;
}

/** A function of a learner's entries: a class's criteria and items are read once for all. */
export function totalWorker(sheet: MarkSheet): (entries: readonly MarkEntry[]) => TotalWork {
  const { mode } = sheet.criteria;
  const sheets = categorySheets(sheet);
  return (all) => {
    const entries = new Map(all.map((entry) => [entry.itemId, entry]));
    const found = sheets.map((one) => categoryItems(one, entries));
    const gone = droppedItems(found, mode);
    const works = found.map((one) => categoryWork(one, gone));
    return { works, total: mode === 'points' ? totalByPoints(works) : totalByWeight(works) };
  };
}

export function finalWork(
  { curve, highest, decimals }: MarkCriteria,
  total: Fraction,
  bestOfOthers: Fraction | null,
): FinalWork {
  const best = bestOfOthers && compare(bestOfOthers, total) > 0 ? bestOfOthers : total;
  const curved = curve ? applyCurve(curve, total, best) : plain(total);
  const final = limited(curved, highest);
  return { best, curved, limited: final, mark: rounded(final, decimals) };
}
