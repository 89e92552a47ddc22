import type { Practice, PracticeQuestion } from '@cheese/domain/contract/exam/practice';
import { type Share, verdictOf } from '@cheese/domain/questions/kind';
import { shareOf } from '../attempt/attempt.mark';
import type { Sheet } from '../attempt/attempt.sheet';
import type { AnswerRow } from '../attempt/attempt.tables';
import { toPaper, toReviewed } from '../question/question.shapes';
import type { WordsRow } from '../question/question.tables';
import { inShown } from '../question/shown';
import type { PracticeRow } from './practice.store';
import { sourceOf } from './practice.sources';

export function toPractice({ kind, startedAt, submittedAt, ...row }: PracticeRow): Practice {
  return {
    ...row,
    source: sourceOf(kind),
    state: submittedAt ? 2 : 1,
    startedAt: startedAt.getTime(),
    submittedAt: submittedAt?.getTime() ?? null,
  };
}

/** What is shown of one question of a sheet. */
export interface At {
  sheet: Sheet;
  words: WordsRow;
  place: number;
  answer: AnswerRow | undefined;
}

const askedAt = ({ sheet, words, place }: At) => ({
  words,
  groupId: sheet.items[place]?.groupId ?? null,
  shown: sheet.items[place]?.shown ?? null,
});

const givenAt = (at: At) => inShown(at.answer?.given ?? [], askedAt(at).shown);

export const toQuestion = (at: At): PracticeQuestion => ({
  ...toPaper(askedAt(at)),
  number: at.place + 1,
  given: givenAt(at),
  answerNumber: at.answer?.number ?? 0,
  isFlagged: at.answer?.isFlagged ?? false,
  isRevealed: Boolean(at.answer?.revealedAt),
});

/** A question of a practice with its key. */
export function toMarked(at: At) {
  const share = shareOf(at.words, at.answer?.given ?? [], at.sheet.rule);
  return { ...toReviewed(askedAt(at), { given: givenAt(at), share }), number: at.place + 1 };
}

/** How many were answered how; what nobody answered counts nowhere. */
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
