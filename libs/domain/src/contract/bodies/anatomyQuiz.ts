import Type, { type Static } from 'typebox';
import type { anatomyQuizCalls } from '../../calls/bodies/anatomyQuiz';
import { ordered, quizKinds } from '../../codes/bodies/quizKinds';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** One item to put in order, with the name it had when the quiz was drawn. */
const Placed = Type.Object({ id: Id, name: Type.String() });

/** The result of one answer, with the correct one. Sent only after the answer was given. */
const Mark = Type.Object({
  isRight: Type.Boolean(),
  /** The part that was pointed at, the name that was chosen, or the order that was given. */
  given: Type.String(),
  /** For an ordering question, the first structure of the order. */
  structureId: Id,
  /** For an ordering question, the title of the order. */
  name: Type.String(),
  nameLatin: Type.String(),
  nameEn: Type.String(),
  text: Type.String(),
  /** The correct order; null if the question does not ask for one. */
  order: nullable(Type.Array(Placed)),
});

export const QuizQuestion = Type.Object({
  number: Type.Integer(),
  /** The structure to find; null if the question asks for a name. */
  name: nullable(Type.String()),
  /** The highlighted meshes; null if the question asks for a part. */
  meshes: nullable(Type.Array(Type.String())),
  /** Names to choose from; empty unless the question asks for a name. */
  choices: Type.Array(Type.String()),
  /** The shuffled items to put in order and the title of the order; null for other questions. */
  ordering: nullable(Type.Object({ title: Type.String(), parts: Type.Array(Placed) })),
  mark: nullable(Mark),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

const quizFields = {
  id: Id,
  kind: keyOf(quizKinds),
  startedAt: Moment,
  finishedAt: nullable(Moment),
  rightCount: Type.Integer(),
};

export const AnatomyQuiz = Type.Object({
  ...quizFields,
  anatomyId: Id,
  modelId: Id,
  questions: Type.Array(QuizQuestion),
});
export type AnatomyQuiz = Static<typeof AnatomyQuiz>;

export const QuizLine = Type.Object({
  ...quizFields,
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
});
export type QuizLine = Static<typeof QuizLine>;

export const anatomyQuizContract = {
  /** Resumes the quiz in progress unless a new one is requested. */
  begin: {
    access: 'user',
    body: strictObject({
      anatomyId: Id,
      modelId: Id,
      kind: keyOf(quizKinds),
      isNew: Type.Optional(Type.Boolean()),
      /**
       * A past quiz of the caller; the new one asks only the questions that were answered wrong in
       * it.
       */
      wrongOf: Type.Optional(Id),
    }),
    data: AnatomyQuiz,
  },
  quiz: { access: 'user', query: strictObject({ id: Id }), data: AnatomyQuiz },
  /**
   * The caller's quizzes on one model, newest first. They stay readable when the model is locked
   * again.
   */
  past: {
    access: 'user',
    query: strictObject({ ...pageQuery, anatomyId: Id, modelId: Id }),
    data: pageOf(QuizLine),
  },
  /**
   * A part for a question that asks to find one, the index of the chosen name, or the full order.
   */
  answer: {
    access: 'user',
    body: strictObject({
      quizId: Id,
      number: Type.Integer({ minimum: 1, maximum: 100 }),
      structureId: Type.Optional(Id),
      choice: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
      order: Type.Optional(
        Type.Array(Id, { minItems: ordered.least, maxItems: ordered.most, uniqueItems: true }),
      ),
    }),
    data: AnatomyQuiz,
  },
} satisfies Record<keyof typeof anatomyQuizCalls, CallContract>;

export type AnatomyQuizContract = typeof anatomyQuizContract;
