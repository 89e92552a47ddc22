import Type, { type Static } from 'typebox';
import { paperFindings } from '../../../codes/exam/papers';
import { questionDifficulties, questionTypes } from '../../../codes/exam/questionTypes';
import { codeOf, strictObject, Id, keyOf, Moment, MomentAsked, nullable } from '../../shapes';
import { questionFields, QuestionKey, Score } from './question';

export const paperLimits = { sections: 30, items: 300, draws: 30, name: 80 } as const;

/** Marks may be halves and quarters. */
const ScoreAsked = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.25 });

/** A question pinned to one version of its text. */
export const ChosenQuestion = strictObject({
  questionId: Id,
  version: Type.Integer({ minimum: 1, maximum: 32_000 }),
  score: ScoreAsked,
});

/** The filter of a drawing rule, such as "chapter 3, difficulty 2 to 3, none of last year's". */
const ruleFields = {
  bankId: Id,
  chapterIds: Type.Array(Id, { maxItems: 100 }),
  types: Type.Array(codeOf(questionTypes), { maxItems: 9 }),
  difficulties: Type.Array(codeOf(questionDifficulties), { maxItems: 3 }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), { maxItems: 20 }),
  /** Excludes questions asked in an exam of the school since then. */
  unusedSince: nullable(MomentAsked),
};
export const DrawRule = strictObject({
  ...ruleFields,
  count: Type.Integer({ minimum: 1, maximum: paperLimits.items }),
  score: ScoreAsked,
});
export type DrawRule = Static<typeof DrawRule>;

export const PaperSection = strictObject({
  title: Type.String({ maxLength: 60 }),
  note: Type.String({ maxLength: 200 }),
  items: Type.Array(ChosenQuestion, { maxItems: paperLimits.items }),
  draws: Type.Array(DrawRule, { maxItems: paperLimits.draws }),
});
export type PaperSection = Static<typeof PaperSection>;

export const PaperSections = Type.Array(PaperSection, { maxItems: paperLimits.sections });

/** A question as teachers see it, with its key. */
export const KeyedQuestion = Type.Object({
  ...questionFields,
  version: Type.Integer(),
  /** A newer version exists. */
  isOutdated: Type.Boolean(),
  bankId: Id,
  right: QuestionKey,
  analysis: Type.String(),
  tags: Type.Array(Type.String()),
});
export type KeyedQuestion = Static<typeof KeyedQuestion>;

/** `at` counts the questions of the section first, then its rules. */
export const Finding = Type.Object({
  kind: keyOf(paperFindings),
  section: Type.Integer(),
  at: Type.Integer(),
  /** Complete, with numbers and names filled in. */
  message: Type.String(),
});
export type Finding = Static<typeof Finding>;

export const PaperBrief = Type.Object({
  id: Id,
  name: Type.String(),
  questionCount: Type.Integer(),
  totalScore: Score,
  /** True if some questions are drawn separately for each learner. */
  isDrawn: Type.Boolean(),
  owner: Type.String(),
  isMine: Type.Boolean(),
  updatedAt: Moment,
  isArchived: Type.Boolean(),
});
export type PaperBrief = Static<typeof PaperBrief>;

/** `edition` is the revision shown on the screen; a save based on an older one is refused. */
export const PaperDetail = Type.Object({
  id: Id,
  name: Type.String(),
  edition: Type.Integer(),
  isArchived: Type.Boolean(),
  updatedAt: Moment,
  sections: PaperSections,
  /**
   * The pinned versions of the chosen questions, and the current version where it is newer; deleted
   * questions are missing.
   */
  questions: Type.Array(KeyedQuestion),
  /** The number of questions matching each rule, section by section. */
  findings: Type.Array(Finding),
});
export type PaperDetail = Static<typeof PaperDetail>;

export const PaperSource = Type.Object({
  id: Id,
  name: Type.String(),
  /** True for a bank of the school; the platform's banks are read only. */
  isOwn: Type.Boolean(),
  chapters: Type.Array(
    Type.Object({ id: Id, parentId: nullable(Id), name: Type.String(), count: Type.Integer() }),
  ),
});
export type PaperSource = Static<typeof PaperSource>;

const MadeQuestion = Type.Object({ ...KeyedQuestion.properties, score: Score });
/** A paper as one learner would get it, with its key. */
export const MadePaper = Type.Object({
  name: Type.String(),
  questionCount: Type.Integer(),
  totalScore: Score,
  /** True if some questions are drawn, so that another learner gets others. */
  isDrawn: Type.Boolean(),
  sections: Type.Array(
    Type.Object({ title: Type.String(), note: Type.String(), questions: Type.Array(MadeQuestion) }),
  ),
});
export type MadePaper = Static<typeof MadePaper>;
