import Type, { type Static } from 'typebox';
import type { questionLibraryCalls } from '../../calls/exam/questionLibrary';
import type { CallContract } from '../call';
import { libraryAsked } from '../shop/shapes/libraryAsked';
import { saleFields } from '../shop/shapes/offer';
import { strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const libraryFields = {
  ...saleFields,
  id: Id,
  commodityId: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  questionCount: Type.Integer(),
  learnerCount: Type.Integer(),
};
export const QuestionLibrary = Type.Object(libraryFields);
export type QuestionLibrary = Static<typeof QuestionLibrary>;

const progressFields = {
  answeredCount: Type.Integer(),
  rightCount: Type.Integer(),
  wrongCount: Type.Integer(),
  /** Questions due for review. */
  dueCount: Type.Integer(),
};
export const SubscribedLibrary = Type.Object({
  ...libraryFields,
  ...progressFields,
  subscribedAt: Moment,
  lastPractisedAt: nullable(Moment),
});
export type SubscribedLibrary = Static<typeof SubscribedLibrary>;

/**
 * `progress` and `validUntil` are the caller's: null for visitors, and if access does not expire.
 */
export const QuestionLibraryDetail = Type.Object({
  ...libraryFields,
  html: Type.String(),
  chapterCount: Type.Integer(),
  /** The number of questions, from the first, that are free for everybody. */
  freeCount: Type.Integer(),
  updatedAt: Moment,
  isSubscribed: Type.Boolean(),
  validUntil: nullable(Moment),
  /** The end of the current price or free period. */
  deadline: nullable(Moment),
  progress: nullable(Type.Object({ ...progressFields, collectedCount: Type.Integer() })),
});
export type QuestionLibraryDetail = Static<typeof QuestionLibraryDetail>;

/** One row of the table of contents, flat: `pid` is its parent row. */
export const LibraryChapter = Type.Object({
  ...progressFields,
  id: Id,
  pid: nullable(Id),
  name: Type.String(),
  questionCount: Type.Integer(),
  isLocked: Type.Boolean(),
  /** For a locked chapter: true if some of it is free. */
  hasTrial: Type.Boolean(),
});
export type LibraryChapter = Static<typeof LibraryChapter>;

/**
 * A learner's results in a chapter compared with everybody's; null where there are no or too few
 * answers.
 */
const ChapterStatistics = Type.Object({
  chapterId: Id,
  name: Type.String(),
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
  share: nullable(Type.Number()),
  averageShare: nullable(Type.Number()),
  /** Where to learn what was answered wrong, sorted by the number of questions covered. */
  places: Type.Array(
    Type.Object({ label: Type.String(), address: Type.String(), wrongCount: Type.Integer() }),
  ),
});

const DayStatistics = Type.Object({
  day: Type.String({ description: 'In China, such as 2026-11-20' }),
  answeredCount: Type.Integer(),
  rightCount: Type.Integer(),
});

/** `days` covers the last thirty days, the latest last. */
export const LibraryStatistics = Type.Object({
  libraryId: Id,
  name: Type.String(),
  chapters: Type.Array(ChapterStatistics),
  days: Type.Array(DayStatistics),
});
export type LibraryStatistics = Static<typeof LibraryStatistics>;

const one = strictObject({ libraryId: Id });

export const questionLibraryContract = {
  list: { access: 'open', query: strictObject(libraryAsked), data: pageOf(QuestionLibrary) },
  detail: { access: 'open', query: strictObject({ id: Id }), data: QuestionLibraryDetail },
  catalog: { access: 'open', query: one, data: Type.Array(LibraryChapter) },
  /** Clears the progress in the library, or in one chapter of it. */
  refresh: {
    access: 'user',
    body: strictObject({ libraryId: Id, chapterId: Type.Optional(Id) }),
    data: Type.Null(),
  },
  subscribe: { access: 'user', body: one, data: Type.Null() },
  unsubscribe: { access: 'user', query: one, data: Type.Null() },
  statistics: { access: 'user', query: one, data: LibraryStatistics },
  subscribed: { access: 'user', query: strictObject(pageQuery), data: pageOf(SubscribedLibrary) },
} satisfies Record<keyof typeof questionLibraryCalls, CallContract>;

export type QuestionLibraryContract = typeof questionLibraryContract;
