import { readExact } from '../exact';
import { compare, type Fraction, HUNDRED, over, percentOf, plus, sumOf, times } from '../fraction';
import { shownExact } from '../rounding';
import type { MarkStep, MarkStepOf } from '../steps';

type Code = MarkStep['code'];

const read = (text: string): Fraction => over(readExact(text).value, over(HUNDRED, HUNDRED));
export const told = <One extends Code>(story: readonly MarkStep[], code: One) =>
  story.filter((step): step is Extract<MarkStep, MarkStepOf<One>> => step.code === code);
const sum = (texts: readonly string[]) => sumOf(texts.map(read));
const most = (one: Fraction, other: Fraction) => (compare(one, other) > 0 ? one : other);
const least = (one: Fraction, other: Fraction) => (compare(one, other) < 0 ? one : other);

type Item = MarkStepOf<'item'>;
const earnedOf = (items: readonly Item[], isByItem: boolean) =>
  sum(items.map(({ percent, points }) => (isByItem ? percent : points)));
const expectedOf = (items: readonly Item[], isByItem: boolean) =>
  sum(items.filter(({ isExtra }) => !isExtra).map(({ full }) => (isByItem ? '100' : full)));

function checkCategory(story: readonly MarkStep[], step: MarkStepOf<'category'>) {
  const isIn = ({ categoryId }: { categoryId: number }) => categoryId === step.categoryId;
  const items = told(story, 'item').filter(isIn);
  const [dropped] = told(story, 'dropped').filter(isIn);
  const kept = items.filter(({ itemId }) => !dropped?.itemIds.includes(itemId));
  const isByItem = step.average === 'byItem';
  for (const { points, full, percent } of items)
    expect(read(percent)).toEqual(percentOf(read(points), read(full)));
  expect(read(step.earned)).toEqual(earnedOf(kept, isByItem));
  expect(read(step.of)).toEqual(expectedOf(kept, isByItem));
  expect(read(step.percent)).toEqual(percentOf(read(step.earned), read(step.of)));
  if (!dropped) return;
  const before = percentOf(earnedOf(items, isByItem), expectedOf(items, isByItem));
  expect([read(dropped.before), dropped.after]).toEqual([before, step.percent]);
}

function checkShares(story: readonly MarkStep[], total: MarkStepOf<'total'>) {
  const shares = told(story, 'share');
  const extra = told(story, 'extraShare');
  const percents = new Map(told(story, 'category').map((one) => [one.categoryId, one.percent]));
  const weights = sum(shares.map(({ weight }) => weight));
  for (const { share, weight } of shares)
    expect(read(share)).toEqual(percentOf(read(weight), weights));
  for (const { categoryId, percent, adds, ...step } of [...shares, ...extra]) {
    expect(percent).toBe(percents.get(categoryId));
    const share = step.code === 'share' ? step.share : step.weight;
    expect(read(adds)).toEqual(over(times(read(share), read(percent)), HUNDRED));
  }
  expect(read(total.value)).toEqual(sum([...shares, ...extra].map(({ adds }) => adds)));
}

function checkPooled(story: readonly MarkStep[], { ratio, value }: MarkStepOf<'total'>) {
  const pooled = told(story, 'pooled');
  expect(read(ratio?.earned ?? '')).toEqual(sum(pooled.map(({ earned }) => earned)));
  expect(read(ratio?.of ?? '')).toEqual(sum(pooled.map(({ of }) => of)));
  expect(read(value)).toEqual(percentOf(read(ratio?.earned ?? ''), read(ratio?.of ?? '')));
}

/** By the square of the mark, which is exact for roots too. */
function curvedSquare({ kind, by, cap, from }: MarkStepOf<'curve'>): Fraction {
  const total = read(from);
  const square = (value: Fraction) => times(value, value);
  const lifted = {
    add: () => square(plus(total, read(by ?? ''))),
    squareRoot: () => times(total, HUNDRED),
    scaleToBest: () => square(by === '0' ? total : percentOf(total, read(by ?? ''))),
  }[kind]();
  const capped = cap === null ? lifted : least(lifted, square(read(cap)));
  return most(capped, square(total));
}

/** The number before rounding, as the story tells it. */
function endOf(story: readonly MarkStep[], total: string): string {
  let now = total;
  for (const step of told(story, 'curve')) {
    expect(step.from).toBe(now);
    const { value, isRoot } = readExact(step.to);
    const square = isRoot ? value : times(value, value);
    expect(compare(square, curvedSquare(step))).toBe(0);
    now = step.to;
  }
  for (const step of told(story, 'capped')) {
    expect(step.from).toBe(now);
    now = step.highest;
  }
  return now;
}

/** Follows a story with nothing but its own numbers, each from those before, to its mark. */
export function replay(story: readonly MarkStep[]): number | null {
  const [total] = told(story, 'total');
  for (const step of told(story, 'category')) checkCategory(story, step);
  if (!total) return null;
  if (total.ratio) checkPooled(story, total);
  else checkShares(story, total);
  const end = endOf(story, total.value);
  const [{ from, decimals, mark } = { from: '', decimals: 0, mark: -1 }] = told(story, 'rounded');
  expect(from).toBe(end);
  expect(Number(shownExact(from, decimals))).toBe(mark);
  return mark;
}
