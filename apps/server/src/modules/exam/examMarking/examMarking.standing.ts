import type { MarkingState } from '@cheese/domain/codes/exam/markings';
import type { ExamRow } from '../exam/exam.tables';
import type { MarkRow } from '../attempt/examMarking.tables';

type Given = Pick<MarkRow, 'markerId' | 'score' | 'isFinal' | 'markedAt'>;
export type MarkingRule = Pick<ExamRow, 'markers' | 'maxDifference'>;

export interface Standing {
  state: MarkingState;
  /** In hundredths, once it is settled. */
  settled: number | null;
}

const settledAt = (settled: number): Standing => ({ state: 'settled', settled });

/**
 * A final decision wins; otherwise the required markers must agree within the allowed difference.
 */
export function standingOf(marks: readonly Given[], rule: MarkingRule): Standing {
  const newest = (a: Given, b: Given) => b.markedAt.getTime() - a.markedAt.getTime();
  const [decided] = marks.filter(({ isFinal }) => isFinal).sort(newest);
  if (decided) return settledAt(decided.score);
  const [first, second] = marks;
  if (!first) return { state: 'waiting', settled: null };
  if (rule.markers === 1) return settledAt(first.score);
  if (!second) return { state: 'half', settled: null };
  const difference = Math.abs(first.score - second.score);
  if (difference > rule.maxDifference) return { state: 'disputed', settled: null };
  return settledAt(Math.round((first.score + second.score) / 2));
}

/** True if this marker may mark it: another mark is missing, or a dispute needs a decision. */
export function isFor(markerId: number, marks: readonly Given[], { state }: Standing): boolean {
  if (state === 'disputed') return true;
  return state !== 'settled' && marks.every((mark) => mark.markerId !== markerId);
}
