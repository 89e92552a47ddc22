import type {
  AnatomyQuiz,
  QuizLine,
  QuizQuestion,
} from '@cheese/domain/contract/bodies/anatomyQuiz';
import type { QuestionFound, QuizFound } from './anatomyQuiz.store';
import type { AnatomyQuizRow } from './anatomyQuiz.tables';

function markOf({ asked, part }: QuestionFound): QuizQuestion['mark'] {
  if (asked.answeredAt === null) return null;
  const { ordering } = asked;
  const { name, nameLatin, nameEn, description: text } = part;
  const words = ordering
    ? { name: ordering.title, nameLatin: '', nameEn: '', text: ordering.text }
    : { name, nameLatin, nameEn, text };
  return {
    isRight: asked.isRight === true,
    given: asked.given ?? '',
    structureId: part.id,
    ...words,
    order: ordering?.parts ?? null,
  };
}

/** Sends only the asked side of a question; the answer stays on the server until it is given. */
function sideOf({ asked, part }: QuestionFound, { kind }: AnatomyQuizRow) {
  const none = { name: null, meshes: null, ordering: null };
  if (kind === 'find') return { ...none, name: part.name };
  if (kind === 'name') return { ...none, meshes: part.meshes };
  const { title = '', handed = [], parts = [] } = asked.ordering ?? {};
  const placed = handed.flatMap((id) => parts.find((one) => one.id === id) ?? []);
  return { ...none, ordering: { title, parts: placed } };
}

const toQuestion = (found: QuestionFound, row: AnatomyQuizRow): QuizQuestion => ({
  number: found.asked.number,
  ...sideOf(found, row),
  choices: found.asked.choices,
  mark: markOf(found),
});

const factsOf = ({ id, kind, startedAt, finishedAt }: AnatomyQuizRow) => ({
  id,
  kind,
  startedAt: startedAt.getTime(),
  finishedAt: finishedAt?.getTime() ?? null,
});

type Counts = Pick<QuizLine, 'questionCount' | 'answeredCount' | 'rightCount'>;

export function toLine({ row, ...counts }: Counts & { row: AnatomyQuizRow }): QuizLine {
  const { questionCount, answeredCount, rightCount } = counts;
  return { ...factsOf(row), questionCount, answeredCount, rightCount };
}

export const toQuiz = ({ row, questions }: QuizFound): AnatomyQuiz => ({
  ...factsOf(row),
  anatomyId: row.anatomyId,
  modelId: row.modelId,
  rightCount: questions.filter(({ asked }) => asked.isRight === true).length,
  questions: questions.map((one) => toQuestion(one, row)),
});
