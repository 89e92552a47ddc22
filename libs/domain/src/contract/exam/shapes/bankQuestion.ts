import Type, { type Static } from 'typebox';
import { bankLimits } from '../../../codes/exam/banks';
import { questionDifficulties, questionTypes } from '../../../codes/exam/questionTypes';
import { codeOf, strictObject, Id, Moment, nullable } from '../../shapes';

/** Only addresses within the product, never external ones. */
const Picture = Type.String({ pattern: '^(?!//)[\\w./-]{1,300}$' });
const Html = Type.String({ maxLength: 10_000 });
const listOf = (most: number, longest: number) =>
  Type.Array(Type.String({ maxLength: longest }), { maxItems: most });

/** A question in its editable form (`questions/draft`) including the key: for teachers only. */
export const BankQuestionWords = strictObject({
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  context: Html,
  group: nullable(Type.String({ maxLength: 100 })),
  stem: Html,
  pictures: Type.Array(Picture, { maxItems: 10 }),
  options: Type.Array(
    strictObject({
      key: Type.String({ pattern: '^[A-Z]$' }),
      text: Type.String({ maxLength: 3000 }),
      picture: nullable(Picture),
    }),
    { maxItems: 26 },
  ),
  prompts: listOf(40, 1000),
  key: Type.Array(listOf(40, 5000), { maxItems: 40 }),
  analysis: Html,
  tags: listOf(bankLimits.tags, bankLimits.tag),
  source: Type.String({ maxLength: 200 }),
  places: Type.Optional(
    Type.Array(
      strictObject({
        label: Type.String({ minLength: 1, maxLength: 100 }),
        address: Type.String({ maxLength: 500 }),
      }),
      { maxItems: bankLimits.places },
    ),
  ),
});
export type BankQuestionWords = Static<typeof BankQuestionWords>;

/** A question in the list of a bank. */
export const ListedQuestion = Type.Object({
  id: Id,
  version: Type.Integer(),
  chapterId: Id,
  groupId: nullable(Id),
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  /** Short HTML, sanitised where it is displayed. */
  stem: Type.String(),
  tags: Type.Array(Type.String()),
  source: Type.String(),
  reportCount: Type.Integer(),
  /** Other questions of the bank have the same content. */
  hasTwins: Type.Boolean(),
  writtenAt: Moment,
});
export type ListedQuestion = Static<typeof ListedQuestion>;

/** The current state of a question; `version` is the revision a later save must be based on. */
export const EditedQuestion = Type.Object({
  id: Id,
  version: Type.Integer(),
  words: BankQuestionWords,
  writerName: Type.String(),
  writtenAt: Moment,
});
export type EditedQuestion = Static<typeof EditedQuestion>;

export const QuestionVersion = Type.Object({
  nth: Type.Integer(),
  isCurrent: Type.Boolean(),
  writerName: Type.String(),
  writtenAt: Moment,
  words: BankQuestionWords,
});
export type QuestionVersion = Static<typeof QuestionVersion>;

/** A learner's report about a question. */
export const QuestionReport = Type.Object({
  id: Id,
  questionId: Id,
  version: Type.Integer(),
  stem: Type.String(),
  text: Type.String(),
  reportedAt: Moment,
  settledAt: nullable(Moment),
  answer: nullable(Type.String()),
});
export type QuestionReport = Static<typeof QuestionReport>;

/** One of several questions with the same content. */
export const Twin = Type.Object({
  id: Id,
  bankId: Id,
  bankName: Type.String(),
  chapterName: Type.String(),
  mayEdit: Type.Boolean(),
  words: BankQuestionWords,
  writtenAt: Moment,
  answerCount: Type.Integer(),
});
export type Twin = Static<typeof Twin>;
