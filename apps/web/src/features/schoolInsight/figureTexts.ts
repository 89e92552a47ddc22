import { type RiskRule, riskRuleCodes, riskRules } from '@cheese/domain/codes/front/schoolInsight';
import type { PersonFigures } from '@cheese/domain/contract/front/schoolInsight';
import { passRateOf } from '@cheese/domain/rules/front/insightFigures';
import { durationText } from '@cheese/domain/rules/time/durationText';
import { texts } from './texts';

export const timeText = (seconds: number) => durationText(seconds) || texts.noTime;

const shareText = (share: number) => `${Math.round(share * 100)}%`;

/** The rate with its numerator and denominator; a dash if nothing is graded. */
export function rateText(figures: { graded: number; passed: number }) {
  const rate = passRateOf(figures);
  return rate === null ? texts.none : texts.rate(shareText(rate), figures.passed, figures.graded);
}

export function shortRateText(figures: { graded: number; passed: number }) {
  const rate = passRateOf(figures);
  return rate === null ? texts.none : shareText(rate);
}

/** Why a risk rule applies, with the person's figures. */
function reasonText(rule: RiskRule, figures: PersonFigures): string {
  const { idle, failing } = riskRuleCodes;
  const { reasons } = texts;
  if (rule === idle) return reasons.idle(figures.lastActiveOn ?? texts.never);
  if (rule === failing) return reasons.failing(figures.failedInRow);
  return reasons.behind(timeText(figures.studiedS), timeText(figures.classMedianS ?? 0));
}

export const riskText = (rule: RiskRule, figures: PersonFigures) =>
  `${riskRules[rule]}（${reasonText(rule, figures)}）`;
