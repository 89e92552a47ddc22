import { coursewareTypeCodes } from '../../codes/learning/coursewareTypes';
import { type CompletionRule, WATCHED_SHARE } from '../../codes/learning/completionRules';
import { leastOfPage, leastOfSigns, studyBelief } from './believedReport';
import { type Extent, ruleOf } from './itemCompletion';

export interface Learnable extends Extent {
  rule: CompletionRule;
  /** The number of characters on each page of a document; null for other types. */
  pageSigns: readonly number[] | null;
  /** The number of characters in a note. */
  signs: number;
}

/** The minimum time for a map, a slide, a specimen or an experiment. */
const LEAST_LOOK_S = 30;
/**
 * The share of the minimum time that must be recorded, allowing for lost reports and clock
 * differences.
 */
const BELIEVED_SHARE = 0.6;

/** The minimum seconds of study for an item, at the fastest possible pace. */
export function leastOf({ rule, pageSigns, signs, ...extent }: Learnable): number {
  const { type, durationS } = extent;
  // Passing a test or an exam proves knowledge, however fast it was.
  if (['passed', 'handedIn'].includes(ruleOf(rule, extent))) return 0;
  if (type === coursewareTypeCodes.video && durationS)
    return (durationS * WATCHED_SHARE) / studyBelief.mostSpeed;
  if (type === coursewareTypeCodes.ppt && pageSigns) return leastOfPages(pageSigns) * WATCHED_SHARE;
  return type === coursewareTypeCodes.note
    ? Math.max(studyBelief.leastMarkS, leastOfSigns(signs))
    : LEAST_LOOK_S;
}

const leastOfPages = (pageSigns: readonly number[]) =>
  pageSigns.reduce((sum, signs) => sum + leastOfPage(signs), 0);

export interface LearnersTime {
  /** The recorded study time, counting at most the minimum time of each item. */
  recordedS: number;
  leastS: number;
}

/** The recorded time of completed items, since the first of them was begun. */
export function timeOf(
  items: readonly { leastS: number; studiedS: number }[],
  elapsedS: number,
): LearnersTime {
  const sum = (all: number[]) => Math.round(all.reduce((one, other) => one + other, 0));
  const counted = sum(items.map(({ leastS, studiedS }) => Math.min(leastS, studiedS)));
  return {
    recordedS: Math.max(0, Math.min(counted, Math.round(elapsedS))),
    leastS: sum(items.map(({ leastS }) => leastS)),
  };
}

/** True if the learner could have learnt the items in the recorded time. */
export const isPossible = ({ recordedS, leastS }: LearnersTime) =>
  recordedS >= Math.floor(leastS * BELIEVED_SHARE);
