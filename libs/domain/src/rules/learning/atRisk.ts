import { riskRule } from '../../codes/emergency/riskRule';
import { riskReasonCodes, type RiskReason } from '../../codes/emergency/welfare';

const DAY_MS = 24 * 3_600_000;

interface Learnt {
  studySeconds: number;
  lastStudiedAt: number | null;
  /** Null without a quiz: who took none has no low score. */
  averageScore: number | null;
}

/** Before this moment, the last study was long ago. */
export const idleSince = (now: number): number => now - riskRule.idleDays * DAY_MS;

/** Why somebody should be spoken to; nothing where all is well. */
export function riskReasonsOf(learnt: Learnt, now: number): RiskReason[] {
  const reasons: RiskReason[] = [];
  const { studySeconds, lastStudiedAt, averageScore } = learnt;
  if (studySeconds === 0 || lastStudiedAt === null) reasons.push(riskReasonCodes.notBegun);
  else if (lastStudiedAt < idleSince(now)) reasons.push(riskReasonCodes.idle);
  if (averageScore !== null && averageScore < riskRule.lowScore)
    reasons.push(riskReasonCodes.lowScore);
  return reasons;
}

/** The rule as who looks at the list reads it. */
export const riskSentence = `尚未开始学习；最近 ${riskRule.idleDays} 天没有学习；测验平均成绩低于 ${riskRule.lowScore} 分。符合任意一条即列入名单。`;
