import type {
  PaperQuestion,
  ReviewedQuestion,
} from '@cheese/domain/contract/emergency/shapes/questionShapes';
import type { Quiz, QuizResult } from '@cheese/domain/contract/emergency/shapes/quizShapes';

const options = ['每分钟60次', '每分钟80次', '每分钟100至120次', '每分钟160次'];
const keyed = (texts: readonly string[]) =>
  texts.map((text, index) => ({ key: 'ABCDEFGH'[index] ?? '', text }));

const questions: PaperQuestion[] = [
  { id: 11, type: 1, stem: '成人胸外按压的频率是多少？', options: keyed(options) },
  { id: 12, type: 2, stem: '溺水者救上岸后应先控水。', options: keyed(['正确', '错误']) },
  { id: 13, type: 2, stem: '高层火灾时应乘坐电梯逃生。', options: keyed(['正确', '错误']) },
];

/** Three questions, none answered. */
export const aQuiz = (said: Partial<Quiz> = {}): Quiz => ({
  quizId: 7,
  isTest: true,
  startedAt: 0,
  questions,
  answers: [],
  ...said,
});

const reviewed = (question: PaperQuestion, answer: string, given: string | null) => ({
  ...question,
  answer,
  given,
  analysis: `《${question.stem}》的解析`,
  verdict: given === answer ? ('correct' as const) : ('wrong' as const),
});

/** One right, one wrong, one left open. */
export const reviewedQuestions: ReviewedQuestion[] = questions.map((question, index) =>
  reviewed(question, ['C', 'B', 'B'][index] ?? '', ['C', 'A', null][index] ?? null),
);

export const aResult = (said: Partial<QuizResult> = {}): QuizResult => ({
  quizId: 7,
  isTest: true,
  score: 33,
  correct: 1,
  total: 3,
  startedAt: 0,
  submittedAt: 95_000,
  questions: reviewedQuestions,
  ...said,
});
