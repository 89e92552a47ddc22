import type {
  PaperQuestion,
  ReviewedQuestion,
} from '@cheese/domain/contract/emergency/shapes/questionShapes';
import type { Quiz, QuizSummary } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import type { QuizQuestionRow, QuizRow } from './quiz.tables';

type Question = Pick<QuizQuestionRow, 'questionId' | 'asked'>;

/** Named field by field: the key is not among them. */
const toPaperQuestion = ({ questionId, asked }: Question): PaperQuestion => ({
  id: questionId,
  type: asked.type,
  stem: asked.stem,
  options: asked.options,
});

export const toReviewed = (
  row: Question & Pick<QuizQuestionRow, 'given' | 'verdict'>,
): ReviewedQuestion => ({
  ...toPaperQuestion(row),
  answer: row.asked.answer,
  analysis: row.asked.analysis,
  given: row.given,
  // A question without a verdict was not answered.
  verdict: row.verdict ?? 'wrong',
});

export const toQuiz = ({ id, isTest, startedAt }: QuizRow, paper: QuizQuestionRow[]): Quiz => ({
  quizId: id,
  isTest,
  startedAt: startedAt.getTime(),
  questions: paper.map(toPaperQuestion),
  answers: paper.flatMap(({ questionId, given }) =>
    given === null ? [] : [{ questionId, option: given }],
  ),
});

export const toSummary = (row: QuizRow): QuizSummary => ({
  quizId: row.id,
  isTest: row.isTest,
  score: row.score,
  correct: row.correct,
  total: row.total,
  startedAt: row.startedAt.getTime(),
  submittedAt: (row.submittedAt ?? row.startedAt).getTime(),
});
