import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/viewers/anatomyQuiz';
import type { QuestionFound } from './anatomyQuiz.store';
import type { AnatomyQuizRow } from './anatomyQuiz.tables';

function markOf({ asked, part }: QuestionFound): QuizQuestion['mark'] {
  if (asked.answeredAt === null) return null;
  const { name, nameLatin, nameEn, description: text } = part;
  const words = { name, nameLatin, nameEn, text };
  return {
    isRight: asked.isRight === true,
    given: asked.given ?? '',
    structureId: part.id,
    ...words,
  };
}

/** What is asked, without what is right until it was answered: one of the two halves stays here. */
function toQuestion(found: QuestionFound, { kind }: AnatomyQuizRow): QuizQuestion {
  const { asked, part } = found;
  const half =
    kind === 'find' ? { name: part.name, meshes: null } : { name: null, meshes: part.meshes };
  return { number: asked.number, ...half, choices: asked.choices, mark: markOf(found) };
}

export function toQuiz(row: AnatomyQuizRow, questions: readonly QuestionFound[]): AnatomyQuiz {
  const { id, anatomyId, modelId, kind, startedAt, finishedAt } = row;
  return {
    ...{ id, anatomyId, modelId, kind },
    ...{ startedAt: startedAt.getTime(), finishedAt: finishedAt?.getTime() ?? null },
    rightCount: questions.filter(({ asked }) => asked.isRight === true).length,
    questions: questions.map((one) => toQuestion(one, row)),
  };
}
