import { practiceStateCodes } from '@cheese/domain/codes/exam/exams';
import type { Practice, PracticeQuestion } from '@cheese/domain/contract/exam/practice';
import { type Share, verdictOf } from '@cheese/domain/questions/kind';
import { shareOf } from '../attempt/attempt.mark';
import { askedAt, givenAt, type Place, toPlaced } from '../attempt/attempt.places';
import type { Sheet } from '../attempt/attempt.sheet';
import { toReviewed } from '../question/question.shapes';
import type { PracticeRow } from './practice.store';
import { sourceOf } from './practice.sources';

export function toPractice({ kind, startedAt, submittedAt, ...row }: PracticeRow): Practice {
  return {
    ...row,
    source: sourceOf(kind),
    state: submittedAt ? practiceStateCodes.submitted : practiceStateCodes.underWay,
    startedAt: startedAt.getTime(),
    submittedAt: submittedAt?.getTime() ?? null,
  };
}

export const toQuestion = (at: Place): PracticeQuestion => ({
  ...toPlaced(at),
  isRevealed: Boolean(at.answer?.revealedAt),
});

/** A question of a practice with its key. */
export function toMarked(at: Place, rule: Sheet['rule']) {
  const share = shareOf(at.words, at.answer?.given ?? [], rule);
  return { ...toReviewed(askedAt(at), { given: givenAt(at), share }), number: at.place + 1 };
}

/**
 * Certificate practice shows keys only for answered questions, so that
 * submitting an empty sheet reveals nothing.
 */
export function withoutKeys<T extends ReturnType<typeof toMarked>>(question: T) {
  const isKeyKept = question.given.every((word) => word.trim() === '');
  return isKeyKept
    ? { ...question, right: [], analysis: '', places: [], isKeyKept }
    : { ...question, isKeyKept };
}

/** Unanswered questions are not counted. */
export function countVerdicts(questions: readonly { share: Share; given: string[] }[]) {
  const verdicts = questions
    .filter(({ given }) => given.length > 0)
    .map(({ share }) => verdictOf(share));
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  return {
    rightCount: count('correct'),
    partialCount: count('partial'),
    wrongCount: count('wrong'),
  };
}
