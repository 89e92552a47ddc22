import type { ReviewedQuestion } from '@cheese/domain/contract/exam/shapes/question';

/** A question with a wrong answer; a test sets only the fields that it is about. */
export const aReviewed = (said: Partial<ReviewedQuestion> = {}): ReviewedQuestion => ({
  id: 11,
  type: 1,
  difficulty: 2,
  context: null,
  groupId: null,
  stem: '心脏有几个腔？',
  pictures: [],
  prompts: [],
  options: ['两个', '四个'].map((text, at) => ({ key: 'AB'[at] ?? '', text, picture: null })),
  right: [['B']],
  given: ['A'],
  verdict: 'wrong',
  share: 0,
  analysis: '两房两室',
  places: [],
  ...said,
});

/** The same question before it was answered. */
export function aPaperQuestion() {
  const {
    right: _r,
    given: _g,
    verdict: _v,
    share: _s,
    analysis: _a,
    places: _p,
    ...asked
  } = aReviewed();
  return asked;
}
