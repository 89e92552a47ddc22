import Type, { type Static, type TSchema } from 'typebox';
import type { practiceSetCalls } from '../../calls/exam/practiceSet';
import { practiceAmongs } from '../../codes/exam/practices';
import { questionDifficulties, questionTypes } from '../../codes/exam/questionTypes';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, orNull } from '../shapes';

const some = <T extends TSchema>(item: T, maxItems: number) =>
  Type.Array(item, { maxItems, uniqueItems: true });

/** Which questions somebody wants; where none of a kind is named all of them are. */
const filterFields = {
  bankIds: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }),
  /** Each with all that stand below it. */
  chapterIds: some(Id, 500),
  types: some(codeOf(questionTypes), 20),
  difficulties: some(codeOf(questionDifficulties), 3),
  /** One of them is enough. */
  tags: some(Type.String({ minLength: 1, maxLength: 100 }), 30),
  among: codeOf(practiceAmongs),
};

const choiceFields = {
  ...filterFields,
  questionCount: Type.Integer({ minimum: 1, maximum: 200 }),
  /** Against the clock, keys are shown afterwards; null where each is shown as one goes. */
  minutes: orNull(Type.Integer({ minimum: 1, maximum: 300 })),
};
export const PracticeChoices = exactly(choiceFields);
export type PracticeChoices = Static<typeof PracticeChoices>;

/** A bank that one may practise in; where not all of it is open, its first questions. */
export const PracticeBank = Type.Object({
  id: Id,
  name: Type.String(),
  questionCount: Type.Integer(),
  isWhole: Type.Boolean(),
});
export type PracticeBank = Static<typeof PracticeBank>;

const counted = <T extends TSchema>(value: T) =>
  Type.Array(Type.Object({ value, count: Type.Integer() }));

/**
 * How many questions fit, and how many would with each other choice of one kind. Banks that are not
 * open any more are not among `bankIds`.
 */
export const FittingQuestions = Type.Object({
  total: Type.Integer(),
  bankIds: Type.Array(Id),
  chapters: Type.Array(
    Type.Object({
      id: Id,
      pid: orNull(Id),
      bankId: Id,
      name: Type.String(),
      /** With all that stand below it. */
      count: Type.Integer(),
    }),
  ),
  types: counted(codeOf(questionTypes)),
  difficulties: counted(codeOf(questionDifficulties)),
  tags: counted(Type.String()),
  amongs: counted(codeOf(practiceAmongs)),
});
export type FittingQuestions = Static<typeof FittingQuestions>;

const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });

const setFields = { id: Id, name: orNull(Type.String()), choices: PracticeChoices };
/** `openId` is the practice of it that is under way. */
export const PracticeSet = Type.Object({
  ...setFields,
  madeAt: Moment,
  startedCount: Type.Integer(),
  openId: orNull(Id),
});
export type PracticeSet = Static<typeof PracticeSet>;

const one = exactly({ id: Id });

export const practiceSetContract = {
  banks: { access: 'user', data: Type.Array(PracticeBank) },
  fitting: { access: 'user', body: exactly(filterFields), data: FittingQuestions },
  /** Those that have a name. */
  list: { access: 'user', data: Type.Array(PracticeSet) },
  detail: { access: 'user', query: one, data: PracticeSet },
  /** Without a name it is for one practice, and stands in no list. */
  add: {
    access: 'user',
    body: exactly({ name: Type.Optional(Name), choices: PracticeChoices }),
    data: Type.Object({ id: Id }),
  },
  edit: {
    access: 'user',
    body: exactly({ id: Id, name: Name, choices: Type.Optional(PracticeChoices) }),
    data: Type.Null(),
  },
  /** It comes back by `restore`. */
  remove: { access: 'user', query: one, data: Type.Null() },
  restore: { access: 'user', body: one, data: Type.Null() },
} satisfies Record<keyof typeof practiceSetCalls, CallContract>;

export type PracticeSetContract = typeof practiceSetContract;
