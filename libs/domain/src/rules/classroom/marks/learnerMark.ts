import type { CategoryWork } from './category';
import { exactText, readExact } from './exact';
import type { CategoryMark, LearnerMark, LearnerMarkInput, MarkEntry } from './shapes';
import { storyOf } from './story';
import { finalWork, totalWorker } from './work';

/** The mark of one learner and how it comes about; for criteria without faults (`markFaultsOf`). */
export function learnerMark(input: LearnerMarkInput): LearnerMark {
  const { criteria, entries, bestOfOthers } = input;
  const work = totalWorker(input)(entries);
  const { value } = work.total;
  const others = bestOfOthers === null ? null : readExact(bestOfOthers).value;
  const final = value && finalWork(criteria, value, others);
  return {
    mark: final?.mark ?? null,
    noMark: work.total.value ? null : work.total.noMark,
    total: value && exactText(value),
    categories: work.works.map(categoryMark),
    story: storyOf(criteria, work, final),
  };
}

/** The mark as it would be with other entries: missing work handed in, a better result. */
export function whatIf(input: LearnerMarkInput, changes: readonly MarkEntry[]): LearnerMark {
  const changed = new Set(changes.map(({ itemId }) => itemId));
  const rest = input.entries.filter(({ itemId }) => !changed.has(itemId));
  return learnerMark({ ...input, entries: [...rest, ...changes] });
}

export const categoryMark = ({
  category,
  percent,
  dropped,
  uncounted,
}: CategoryWork): CategoryMark => ({
  categoryId: category.id,
  percent: percent && exactText(percent),
  leftOut: [...uncounted, ...dropped.map(({ itemId }) => ({ itemId, why: 'lowest' as const }))],
});
