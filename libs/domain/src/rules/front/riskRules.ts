import { type RiskRule, riskRuleCodes, riskThresholds } from '../../codes/front/schoolInsight';

const DAY_MS = 86_400_000;

interface Period {
  startsOn: string;
  endsOn: string;
}

export interface RiskFacts {
  /** Only those who are in the school now are at risk. */
  isPresent: boolean;
  /** The day on which they came to the school. */
  joinedOn: string;
  lastActiveOn: string | null;
  failedInRow: number;
  studiedS: number;
  /** Of their administrative class; null without one. */
  classMedianS: number | null;
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const latest = (...days: string[]) => days.reduce((a, b) => (a > b ? a : b));

/** Only in a term under way: before it nobody could have begun, and after it nobody can mend it. */
function isIdle({ joinedOn, lastActiveOn }: RiskFacts, term: Period, today: string) {
  if (today < term.startsOn || today > term.endsOn) return false;
  const since = lastActiveOn ?? latest(joinedOn, term.startsOn);
  return daysBetween(since, today) >= riskThresholds.idleDays;
}

const isBehind = ({ studiedS, classMedianS }: RiskFacts) =>
  classMedianS !== null && studiedS < classMedianS * riskThresholds.medianShare;

/** The rules that strike somebody, in the order of their numbers. */
export function risksOf(facts: RiskFacts, term: Period, today: string): RiskRule[] {
  if (!facts.isPresent) return [];
  const { idle, failing, behind } = riskRuleCodes;
  return [
    ...(isIdle(facts, term, today) ? [idle] : []),
    ...(facts.failedInRow >= riskThresholds.failedInRow ? [failing] : []),
    ...(isBehind(facts) ? [behind] : []),
  ];
}
