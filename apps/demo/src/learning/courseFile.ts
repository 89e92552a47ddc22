import { completionRules } from '@cheese/domain/codes/learning/completionRules';
import { strictObject, keyOf, nullable } from '@cheese/domain/contract/shapes';
import { tissues } from '@cheese/generators/tissues/tissues';
import Type, { type Static } from 'typebox';
import { Html, Slug, Words } from '../reading/shapes';

const Second = Type.Integer({ minimum: 0 });
const Share = Type.Integer({ minimum: 1, maximum: 100 });
const Asked = strictObject({ bank: Slug, stem: Words });

/** A bare word is a leaf. */
const branchOf = <Within extends Type.TSchema>(within: Within) =>
  Type.Union([Words, strictObject({ text: Words, branches: Type.Array(within) })]);
const Branch = branchOf(branchOf(Words));

/** What an item shows is one of these; the rest belongs to it. */
export const shown = {
  film: Type.Optional(Slug),
  document: Type.Optional(Slug),
  map: Type.Optional(strictObject({ slug: Slug, middle: Words, branches: Type.Array(Branch) })),
  html: Type.Optional(Html),
  simulation: Type.Optional(Slug),
  slides: Type.Optional(Type.Array(keyOf(tissues), { minItems: 1 })),
  specimens: Type.Optional(Type.Array(Slug, { minItems: 1 })),
  questions: Type.Optional(Type.Array(Asked, { minItems: 1 })),
};

const Item = strictObject({
  title: Words,
  isTrial: Type.Optional(Type.Boolean()),
  rule: Type.Optional(keyOf(completionRules)),
  ...shown,
  inOrder: Type.Optional(Type.Boolean()),
  chapters: Type.Optional(Type.Array(strictObject({ second: Second, title: Words }))),
  checks: Type.Optional(
    Type.Array(strictObject({ second: Second, question: Asked, mustAnswer: Type.Boolean() })),
  ),
  notes: Type.Optional(Type.Array(Words)),
  passShare: Type.Optional(Share),
});

const Items = Type.Array(Item);
const Chapter = strictObject({
  title: Words,
  html: Type.Optional(Html),
  items: Items,
  chapters: Type.Optional(
    Type.Array(strictObject({ title: Words, html: Type.Optional(Html), items: Items })),
  ),
});

/** A course as it is written: its slug is the name of the file. */
export const CourseFile = strictObject({
  forWhom: Words,
  goals: Type.Array(Words),
  certificateShare: nullable(Share),
  countsByHand: Type.Optional(Type.Boolean()),
  teachers: Type.Array(
    strictObject({ name: Words, rank: Words, worksAt: Words, introduction: Words }),
  ),
  html: Html,
  chapters: Type.Array(Chapter),
});

export type FiledItem = Static<typeof Item>;
export type FiledChapter = Static<typeof Chapter>;
export type FiledBranch = Static<typeof Branch>;
