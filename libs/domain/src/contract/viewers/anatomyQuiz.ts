import Type, { type Static } from 'typebox';
import type { anatomyQuizCalls } from '../../calls/viewers/anatomyQuiz';
import { quizKinds } from '../../codes/viewers/quizKinds';
import type { CallContract } from '../call';
import { exactly, Id, keyOf, Moment, orNull } from '../shapes';

/** How an answer was marked, with what was right. Nobody is told before they answered. */
const Mark = Type.Object({
  isRight: Type.Boolean(),
  /** What was pointed at or chosen. */
  given: Type.String(),
  structureId: Id,
  name: Type.String(),
  nameLatin: Type.String(),
  nameEn: Type.String(),
  text: Type.String(),
});

export const QuizQuestion = Type.Object({
  number: Type.Integer(),
  /** What is to be found; null where a name is asked for. */
  name: orNull(Type.String()),
  /** What is lit; null where a part is asked for. */
  meshes: orNull(Type.Array(Type.String())),
  /** Names to choose from; none where a part is asked for. */
  choices: Type.Array(Type.String()),
  mark: orNull(Mark),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

export const AnatomyQuiz = Type.Object({
  id: Id,
  anatomyId: Id,
  modelId: Id,
  kind: keyOf(quizKinds),
  startedAt: Moment,
  finishedAt: orNull(Moment),
  rightCount: Type.Integer(),
  questions: Type.Array(QuizQuestion),
});
export type AnatomyQuiz = Static<typeof AnatomyQuiz>;

export const anatomyQuizContract = {
  /** Goes on with the quiz that is under way, unless a new one is asked for. */
  begin: {
    access: 'user',
    body: exactly({
      anatomyId: Id,
      modelId: Id,
      kind: keyOf(quizKinds),
      isNew: Type.Optional(Type.Boolean()),
      /** A quiz of one's own: what was wrong in it is asked again, and nothing else. */
      wrongOf: Type.Optional(Id),
    }),
    data: AnatomyQuiz,
  },
  quiz: { access: 'user', query: exactly({ id: Id }), data: AnatomyQuiz },
  /** A part for what is to be found, the place of a choice for what is to be named. */
  answer: {
    access: 'user',
    body: exactly({
      quizId: Id,
      number: Type.Integer({ minimum: 1, maximum: 100 }),
      structureId: Type.Optional(Id),
      choice: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    }),
    data: AnatomyQuiz,
  },
} satisfies Record<keyof typeof anatomyQuizCalls, CallContract>;

export type AnatomyQuizContract = typeof anatomyQuizContract;
