import { type CategoryWork, ratioOf } from './category';
import { exactText } from './exact';
import { percentOf } from './fraction';
import type { MarkStep } from './steps';

/** What of a category counts, what was dropped, and what it comes to. */
export function categoryStory(work: CategoryWork): MarkStep[] {
  return [...itemSteps(work), ...droppedSteps(work), ...categoryStep(work)];
}

function itemSteps({
  category: { id: categoryId },
  expected,
  extra,
  uncounted,
}: CategoryWork): MarkStep[] {
  return [
    ...[...expected, ...extra].map(({ itemId, points, full, isExtra, isZeroed }) => ({
      code: 'item' as const,
      categoryId,
      itemId,
      points: exactText(points),
      full: exactText(full),
      percent: exactText(percentOf(points, full)),
      isExtra,
      isZeroed,
    })),
    ...uncounted.map((one) => ({ code: 'leftOut' as const, categoryId, ...one })),
  ];
}

function droppedSteps({ category, expected, extra, dropped, percent }: CategoryWork): MarkStep[] {
  if (dropped.length === 0 || !percent) return [];
  const { percent: before } = ratioOf(expected, extra);
  const itemIds = dropped.map(({ itemId }) => itemId);
  const change = { before: exactText(before ?? percent), after: exactText(percent) };
  return [{ code: 'dropped', categoryId: category.id, itemIds, ...change }];
}

function categoryStep({
  category,
  expected,
  extra,
  earned,
  of,
  percent,
}: CategoryWork): MarkStep[] {
  const { id: categoryId, average } = category;
  if (expected.length + extra.length === 0) return [{ code: 'emptyCategory', categoryId }];
  // Nothing but extra points has no percentage: the points are pooled.
  if (!percent) return [];
  const ratio = { earned: exactText(earned), of: exactText(of) };
  return [{ code: 'category', categoryId, average, ...ratio, percent: exactText(percent) }];
}
