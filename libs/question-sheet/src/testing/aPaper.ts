import type { MarkedQuestion, Paper, Question } from '../Paper';

const options = ['正确', '错误', '不一定'].map((text, index) => ({
  key: 'ABC'[index] ?? '',
  text,
  picture: null,
}));

export const aQuestion = (said: Partial<Question> = {}): Question => ({
  id: 11,
  type: 1,
  context: null,
  groupId: null,
  stem: '第 11 号题目',
  pictures: [],
  options,
  prompts: [],
  ...said,
});

/** A question that was answered wrongly. */
export const aMarkedQuestion = (said: Partial<MarkedQuestion> = {}): MarkedQuestion => ({
  ...aQuestion(),
  right: [['A']],
  given: ['B'],
  verdict: 'wrong',
  share: 0,
  analysis: '因为如此',
  places: [],
  ...said,
});

/** Three questions with three options each. */
export const aPaper = (said: Partial<Paper> = {}): Paper => ({
  questions: [11, 12, 13].map((id) => aQuestion({ id, stem: `第 ${id} 号题目` })),
  scores: [],
  sections: [],
  ...said,
});
