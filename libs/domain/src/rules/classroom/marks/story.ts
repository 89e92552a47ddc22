import type { CategoryWork } from './category';
import { categoryStory } from './categoryStory';
import { curvedText, exactText } from './exact';
import { type Fraction, fractionOf } from './fraction';
import type { CurveRule, MarkCriteria } from './shapes';
import type { MarkStep } from './steps';
import type { Share, Total } from './total';
import type { FinalWork, TotalWork } from './work';

/** Every step from the items to the final mark, each with the numbers the next one starts from. */
export function storyOf(
  criteria: MarkCriteria,
  { works, total }: TotalWork,
  final: FinalWork | null,
): MarkStep[] {
  return [
    ...works.flatMap(categoryStory),
    ...totalSteps(works, total),
    ...(final && total.value ? finalSteps(criteria, total.value, final) : []),
  ];
}

function totalSteps(works: readonly CategoryWork[], total: Total): MarkStep[] {
  if (!total.value) return [{ code: 'noMark', why: total.noMark }];
  const parts = total.shares ? total.shares.map(shareStep) : works.map(pooledStep);
  const ratio = total.ratio && ratioTexts(total.ratio);
  return [...parts, { code: 'total', ratio, value: exactText(total.value) }];
}

function shareStep({ categoryId, weight, share, percent, adds }: Share): MarkStep {
  const rest = { weight: exactText(weight), percent: exactText(percent), adds: exactText(adds) };
  return share
    ? { code: 'share', categoryId, share: exactText(share), ...rest }
    : { code: 'extraShare', categoryId, ...rest };
}

const pooledStep = ({ category, earned, of }: CategoryWork): MarkStep => ({
  code: 'pooled',
  categoryId: category.id,
  ...ratioTexts({ earned, of }),
});

const ratioTexts = ({ earned, of }: { earned: Fraction; of: Fraction }) => ({
  earned: exactText(earned),
  of: exactText(of),
});

function finalSteps(
  { curve, highest, decimals }: MarkCriteria,
  total: Fraction,
  { best, curved, limited, mark }: FinalWork,
): MarkStep[] {
  const steps: MarkStep[] = [];
  if (curve) {
    const { kind } = curve;
    const [by, cap] = [curveBy(curve, best), curve.cap === null ? null : exactCap(curve.cap)];
    const [from, to] = [exactText(total), curvedText(curved)];
    steps.push({ code: 'curve', kind, by, cap, from, to });
  }
  if (highest !== null && limited !== curved)
    steps.push({ code: 'capped', from: curvedText(curved), highest: exactCap(highest) });
  return [...steps, { code: 'rounded', from: curvedText(limited), decimals, mark }];
}

const exactCap = (cap: number) => exactText(fractionOf(cap));

function curveBy(curve: CurveRule, best: Fraction) {
  if (curve.kind === 'add') return exactText(fractionOf(curve.points));
  return curve.kind === 'scaleToBest' ? exactText(best) : null;
}
