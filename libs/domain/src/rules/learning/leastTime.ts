import { coursewareTypeCodes } from '../../codes/learning/coursewareTypes';
import { type CompletionRule, WATCHED_SHARE } from '../../codes/learning/completionRules';
import { leastOfPage, leastOfSigns, studyBelief } from './believedReport';
import { type Extent, ruleOf } from './itemCompletion';

export interface Learnable extends Extent {
  rule: CompletionRule;
  /** How many signs stand on each page of a document; null where there is none. */
  pageSigns: readonly number[] | null;
  /** How many signs stand in a note. */
  signs: number;
}

/** Nobody looks at a map, a slide, a specimen or an experiment for less, and knows it then. */
const LEAST_LOOK_S = 30;
/** So much of it may be missing: reports that never came, and clocks that tick apart. */
const BELIEVED_SHARE = 0.6;

/** The seconds of study that an item takes at least, for whoever goes as fast as one can. */
export function leastOf({ rule, pageSigns, signs, ...extent }: Learnable): number {
  const { type, durationS } = extent;
  // Whoever passes a test, or does an exam well enough, has shown what they know, however fast.
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
  /** Of what was studied, the seconds that count: of each item as many as it takes at least. */
  recordedS: number;
  leastS: number;
}

/** What the record says of items that were completed, since the first of them was begun. */
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

/** Whether somebody can have learnt in the time that they were there. */
export const isPossible = ({ recordedS, leastS }: LearnersTime) =>
  recordedS >= Math.floor(leastS * BELIEVED_SHARE);
