import type { MarkFaultCode } from '../../../codes/classroom/marks';
import { type Exact, exactText } from './exact';
import { compare, fractionOf, HUNDRED, sumOf } from './fraction';
import type {
  CurveRule,
  MarkCategory,
  MarkCriteria,
  MarkEntry,
  MarkItem,
  MarkSheet,
} from './shapes';

/** What is wrong, and where: in a category, in an item, or in the whole. */
export type MarkFault =
  | { code: Extract<MarkFaultCode, 'weightSum'>; sum: Exact }
  | { code: Exclude<MarkFaultCode, 'weightSum'>; categoryId?: number; itemId?: number };

/** Marks are typed with few decimals; more come from calculating with doubles. */
const MOST_DECIMALS = 4;
const MOST = 10_000;

const isAmount = (number: number, most = MOST) =>
  number >= 0 && number <= most && Number(number.toFixed(MOST_DECIMALS)) === number;

const isWhole = (number: number, most: number) =>
  Number.isInteger(number) && number >= 0 && number <= most;

export function markFaultsOf({ criteria, items }: MarkSheet): MarkFault[] {
  const { categories, mode } = criteria;
  return [
    ...wholeFaults(criteria),
    ...repeated(categories).map(({ id }) => ({ code: 'sameCategory' as const, categoryId: id })),
    ...categories.flatMap((category) => categoryFaults(category, mode)),
    ...(mode === 'percent' ? weightSumFaults(categories) : []),
    ...repeated(items).map(({ id }) => ({ code: 'sameItem' as const, itemId: id })),
    ...itemFaults(items, new Set(categories.map(({ id }) => id))),
  ];
}

function wholeFaults({ decimals, highest, curve }: MarkCriteria): MarkFault[] {
  const faults: MarkFault[] = [];
  if (!isWhole(decimals, MOST_DECIMALS)) faults.push({ code: 'decimals' });
  if (highest !== null && !(isAmount(highest) && highest > 0)) faults.push({ code: 'highest' });
  if (curve && !isCurve(curve)) faults.push({ code: 'curve' });
  return faults;
}

const isCurve = (curve: CurveRule) =>
  (curve.cap === null || isAmount(curve.cap)) && (curve.kind !== 'add' || isAmount(curve.points));

function categoryFaults(category: MarkCategory, mode: MarkCriteria['mode']): MarkFault[] {
  const { id: categoryId, weight, average, dropLowest } = category;
  const codes: Exclude<MarkFaultCode, 'weightSum'>[] = [];
  if (!isWhole(dropLowest, MOST)) codes.push('dropLowest');
  if (mode === 'percent' && !hasWeight(weight)) codes.push('weight');
  if (mode === 'points' && weight !== null) codes.push('weightInPoints');
  if (mode === 'points' && average === 'byItem') codes.push('byItemInPoints');
  return codes.map((code) => ({ code, categoryId }));
}

const hasWeight = (weight: number | null) => weight !== null && isAmount(weight, 100);

/** Extra categories come on top. A weight that is none is said of its category. */
function weightSumFaults(categories: readonly MarkCategory[]): MarkFault[] {
  const expected = categories.filter(({ isExtra }) => !isExtra).map(({ weight }) => weight);
  if (!expected.every(hasWeight)) return [];
  const sum = sumOf(expected.map((weight) => fractionOf(weight ?? 0)));
  return compare(sum, HUNDRED) === 0 ? [] : [{ code: 'weightSum', sum: exactText(sum) }];
}

function itemFaults(items: readonly MarkItem[], categories: ReadonlySet<number>): MarkFault[] {
  return items.flatMap(({ id: itemId, categoryId, fullPoints }) => [
    ...(categories.has(categoryId) ? [] : [{ code: 'unknownCategory' as const, itemId }]),
    ...(isAmount(fullPoints) && fullPoints > 0 ? [] : [{ code: 'fullPoints' as const, itemId }]),
  ]);
}

/** Marks above the full points are slips of the hand: what is more than expected is an extra item. */
export function entryFaultsOf(
  items: readonly MarkItem[],
  entries: readonly MarkEntry[],
): MarkFault[] {
  const full = new Map(items.map(({ id, fullPoints }) => [id, fullPoints]));
  const same = repeated(entries.map(({ itemId }) => ({ id: itemId })));
  return [
    ...same.map(({ id }) => ({ code: 'sameEntry' as const, itemId: id })),
    ...entries.flatMap((entry) => entryFault(entry, full.get(entry.itemId))),
  ];
}

function entryFault(entry: MarkEntry, full: number | undefined): MarkFault[] {
  const { itemId } = entry;
  if (full === undefined) return [{ code: 'unknownItem', itemId }];
  if (entry.state !== 'marked' || isAmount(entry.points, full)) return [];
  return [{ code: 'points', itemId }];
}

const repeated = <One extends { id: number }>(all: readonly One[]): One[] =>
  all.filter(({ id }, index) => all.findIndex((other) => other.id === id) < index);
