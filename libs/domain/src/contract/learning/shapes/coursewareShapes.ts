import Type, { type Static } from 'typebox';
import { completionRules } from '../../../codes/learning/completionRules';
import { coursewareTypes } from '../../../codes/learning/coursewareTypes';
import { commodityTypes } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, nullable } from '../../shapes';

export const coursewareFields = {
  id: Id,
  courseId: Id,
  chapterId: Id,
  title: Type.String(),
  durationS: nullable(Type.Integer()),
  /** The rule by which it is completed. */
  rule: keyOf(completionRules),
  isTrial: Type.Boolean(),
  isLocked: Type.Boolean(),
  isStudied: Type.Boolean(),
};
export const CoursewareItem = Type.Object({ ...coursewareFields, type: codeOf(coursewareTypes) });
export type CoursewareItem = Static<typeof CoursewareItem>;

/** An item with content locked to the caller, and the product that unlocks it. */
export const SoldApart = Type.Object({
  coursewareId: Id,
  things: Type.Array(Type.Object({ type: codeOf(commodityTypes), id: Id, name: Type.String() })),
});
export type SoldApart = Static<typeof SoldApart>;

/** The position in a courseware: the second of a video or the page of a document. */
export const Position = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** A half-open range [from, to): whole seconds of a film, or pages counted from 1. */
const Seen = Type.Unsafe<[number, number]>(Type.Array(Position, { minItems: 2, maxItems: 2 }));

/** The ranges that were on the screen, sorted and disjoint. */
export const SeenRanges = Type.Array(Seen);

/** The ranges a browser reports; the server checks them for plausibility before it counts them. */
export const SeenAsked = Type.Array(Seen, { maxItems: 100 });

const progressFields = {
  coursewareId: Id,
  position: Position,
  studiedS: Type.Integer(),
  isStudied: Type.Boolean(),
  lastLearntAt: Moment,
};
export const CoursewareProgress = Type.Object({
  ...progressFields,
  /** The best score of a test out of 100; null for other types and before the first attempt. */
  bestScore: nullable(Type.Integer()),
  /** The number of submitted attempts at the whole test. */
  tryCount: Type.Integer(),
});
export type CoursewareProgress = Static<typeof CoursewareProgress>;

/** The progress stored on the server after a report. */
export const CoursewareStanding = Type.Object({
  ...progressFields,
  seen: SeenRanges,
  /** False if no visit was in progress: the report was ignored, and a visit begins now. */
  wasVisited: Type.Boolean(),
});
export type CoursewareStanding = Static<typeof CoursewareStanding>;
