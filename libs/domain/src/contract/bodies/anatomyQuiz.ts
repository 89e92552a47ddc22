import Type, { type Static } from 'typebox';
import type { anatomyQuizCalls } from '../../calls/bodies/anatomyQuiz';
import { ordered, quizKinds } from '../../codes/bodies/quizKinds';
import type { CallContract } from '../call';
import { exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** What is put in order, as it was called when it was drawn. */
const Placed = Type.Object({ id: Id, name: Type.String() });

/** How an answer was marked, with what was right. Nobody is told before they answered. */
const Mark = Type.Object({
  isRight: Type.Boolean(),
  /** What was pointed at or chosen, or in which order things were put. */
  given: Type.String(),
  /** The first of an order. */
  structureId: Id,
  /** Of an order by what it goes. */
  name: Type.String(),
  nameLatin: Type.String(),
  nameEn: Type.String(),
  text: Type.String(),
  /** The order that is right; null where none is asked for. */
  order: orNull(Type.Array(Placed)),
});

export const QuizQuestion = Type.Object({
  number: Type.Integer(),
  /** What is to be found; null where a name is asked for. */
  name: orNull(Type.String()),
  /** What is lit; null where a part is asked for. */
  meshes: orNull(Type.Array(Type.String())),
  /** Names to choose from; none where no name is asked for. */
  choices: Type.Array(Type.String()),
  /** What is to be put in order, shuffled, and by what; null where no order is asked for. */
  ordering: orNull(Type.Object({ title: Type.String(), parts: Type.Array(Placed) })),
  mark: orNull(Mark),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

const quizFields = {
  id: Id,
  kind: keyOf(quizKinds),
  startedAt: Moment,
  finishedAt: orNull(Moment),
  rightCount: Type.Integer(),
};

export const AnatomyQuiz = Type.Object({
  ...quizFields,
  anatomyId: Id,
  modelId: Id,
  questions: Type.Array(QuizQuestion),
});
export type AnatomyQuiz = Static<typeof AnatomyQuiz>;

/** A quiz on the list of one's own. */
export const QuizLine = Type.Object({
  ...quizFields,
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
});
export type QuizLine = Static<typeof QuizLine>;

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
  /** One's own at a model, the newest first; they stay when it is locked again. */
  past: {
    access: 'user',
    query: exactly({ ...pageAsked, anatomyId: Id, modelId: Id }),
    data: pageOf(QuizLine),
  },
  /** A part to find, the place of a choice to name, and all that is handed out for an order. */
  answer: {
    access: 'user',
    body: exactly({
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
