import Type, { type Static, type TSchema } from 'typebox';
import type { practiceSetCalls } from '../../calls/exam/practiceSet';
import { practiceAmongs } from '../../codes/exam/practices';
import { questionDifficulties, questionTypes } from '../../codes/exam/questionTypes';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, byId } from '../shapes';

const some = <T extends TSchema>(item: T, maxItems: number) =>
  Type.Array(item, { maxItems, uniqueItems: true });

/** The filters of a selection; an empty list of a kind does not filter. */
const filterFields = {
  bankIds: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }),
  /** Includes their subchapters. */
  chapterIds: some(Id, 500),
  types: some(codeOf(questionTypes), 20),
  difficulties: some(codeOf(questionDifficulties), 3),
  /** Questions with any of these tags match. */
  tags: some(Type.String({ minLength: 1, maxLength: 100 }), 30),
  among: codeOf(practiceAmongs),
};

const choiceFields = {
  ...filterFields,
  questionCount: Type.Integer({ minimum: 1, maximum: 200 }),
  /**
   * A time limit, with keys shown after the end; null for no limit, with each key shown at once.
   */
  minutes: nullable(Type.Integer({ minimum: 1, maximum: 300 })),
};
export const PracticeChoices = strictObject(choiceFields);
export type PracticeChoices = Static<typeof PracticeChoices>;

/** A bank the learner may practise in; if it is locked, only its first questions. */
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
 * The number of matching questions, and the number for each alternative choice of one kind. Banks
 * no longer open to the learner are missing from `bankIds`.
 */
export const FittingQuestions = Type.Object({
  total: Type.Integer(),
  bankIds: Type.Array(Id),
  chapters: Type.Array(
    Type.Object({
      id: Id,
      pid: nullable(Id),
      bankId: Id,
      name: Type.String(),
      /** Includes its subchapters. */
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

const setFields = { id: Id, name: nullable(Type.String()), choices: PracticeChoices };
/** `openId` is the practice in progress from this selection. */
export const PracticeSet = Type.Object({
  ...setFields,
  madeAt: Moment,
  startedCount: Type.Integer(),
  openId: nullable(Id),
});
export type PracticeSet = Static<typeof PracticeSet>;

export const practiceSetContract = {
  banks: { access: 'user', data: Type.Array(PracticeBank) },
  fitting: { access: 'user', body: strictObject(filterFields), data: FittingQuestions },
  /** Only selections that have a name. */
  list: { access: 'user', data: Type.Array(PracticeSet) },
  detail: { access: 'user', query: byId, data: PracticeSet },
  /** Without a name it serves one practice and appears in no list. */
  add: {
    access: 'user',
    body: strictObject({ name: Type.Optional(Name), choices: PracticeChoices }),
    data: Type.Object({ id: Id }),
  },
  edit: {
    access: 'user',
    body: strictObject({ id: Id, name: Name, choices: Type.Optional(PracticeChoices) }),
    data: Type.Null(),
  },
  /** Can be undone by `restore`. */
  remove: { access: 'user', query: byId, data: Type.Null() },
  restore: { access: 'user', body: byId, data: Type.Null() },
} satisfies Record<keyof typeof practiceSetCalls, CallContract>;

export type PracticeSetContract = typeof practiceSetContract;
