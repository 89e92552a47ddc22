import { riskRule } from '../../codes/emergency/riskRule';
import { riskReasonCodes, type RiskReason } from '../../codes/emergency/welfare';

const DAY_MS = 24 * 3_600_000;

interface Learnt {
  studySeconds: number;
  lastStudiedAt: number | null;
  /** Null without any quiz, which does not count as a low score. */
  averageScore: number | null;
}

/** A person whose last study was before this moment counts as inactive. */
export const idleSince = (now: number): number => now - riskRule.idleDays * DAY_MS;

/** The reasons why a person needs attention; empty if there are none. */
export function riskReasonsOf(learnt: Learnt, now: number): RiskReason[] {
  const reasons: RiskReason[] = [];
  const { studySeconds, lastStudiedAt, averageScore } = learnt;
  if (studySeconds === 0 || lastStudiedAt === null) reasons.push(riskReasonCodes.notBegun);
  else if (lastStudiedAt < idleSince(now)) reasons.push(riskReasonCodes.idle);
  if (averageScore !== null && averageScore < riskRule.lowScore)
    reasons.push(riskReasonCodes.lowScore);
  return reasons;
}

/** The rule as shown above the list. */
export const riskSentence = `尚未开始学习；最近 ${riskRule.idleDays} 天没有学习；测验平均成绩低于 ${riskRule.lowScore} 分。符合任意一条即列入名单。`;
