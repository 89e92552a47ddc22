import Type, { type Static } from 'typebox';
import { completionRules } from '../../../codes/learning/completionRules';
import { coursewareTypes } from '../../../codes/learning/coursewareTypes';
import { commodityTypes } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, orNull } from '../../shapes';

export const coursewareFields = {
  id: Id,
  courseId: Id,
  chapterId: Id,
  title: Type.String(),
  durationS: orNull(Type.Integer()),
  /** What completes it. */
  rule: keyOf(completionRules),
  isTrial: Type.Boolean(),
  isLocked: Type.Boolean(),
  isStudied: Type.Boolean(),
};
export const CoursewareItem = Type.Object({ ...coursewareFields, type: codeOf(coursewareTypes) });
export type CoursewareItem = Static<typeof CoursewareItem>;

/** An item of which something is locked to whoever asks, and what in the shop opens it. */
export const SoldApart = Type.Object({
  coursewareId: Id,
  things: Type.Array(Type.Object({ type: codeOf(commodityTypes), id: Id, name: Type.String() })),
});
export type SoldApart = Static<typeof SoldApart>;

/** How far in a courseware somebody is: the second of a video, the page of slides. */
export const Position = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** From, and to, which is no longer in it: whole seconds of a film, or pages counted from 1. */
const Seen = Type.Unsafe<[number, number]>(Type.Array(Position, { minItems: 2, maxItems: 2 }));

/** What was on the screen, in order and apart. */
export const SeenRanges = Type.Array(Seen);

/** What a browser says was: it goes through its own, and is believed as far as it can be. */
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
  /** Of a test, the best of all tries, out of a hundred; null of whatever else, and before the first. */
  bestScore: orNull(Type.Integer()),
  /** How many tries at the whole of a test were handed in. */
  tryCount: Type.Integer(),
});
export type CoursewareProgress = Static<typeof CoursewareProgress>;

/** What the server holds after a report. */
export const CoursewareStanding = Type.Object({
  ...progressFields,
  seen: SeenRanges,
  /** Whether a visit was under way: where none was, nothing is believed, and one begins. */
  wasVisited: Type.Boolean(),
});
export type CoursewareStanding = Static<typeof CoursewareStanding>;
