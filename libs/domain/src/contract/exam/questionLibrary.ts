import Type, { type Static } from 'typebox';
import type { questionLibraryCalls } from '../../calls/exam/questionLibrary';
import type { CallContract } from '../call';
import { libraryAsked } from '../shop/shapes/libraryAsked';
import { saleFields } from '../shop/shapes/offer';
import { exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

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
  /** How many should be asked again by now. */
  dueCount: Type.Integer(),
};
export const SubscribedLibrary = Type.Object({
  ...libraryFields,
  ...progressFields,
  subscribedAt: Moment,
  lastPractisedAt: orNull(Moment),
});
export type SubscribedLibrary = Static<typeof SubscribedLibrary>;

/** `progress` and `validUntil` are of who asks: null for visitors, and where nothing ends. */
export const QuestionLibraryDetail = Type.Object({
  ...libraryFields,
  html: Type.String(),
  chapterCount: Type.Integer(),
  /** The first questions, which everybody may try. */
  freeCount: Type.Integer(),
  updatedAt: Moment,
  isSubscribed: Type.Boolean(),
  validUntil: orNull(Moment),
  /** When today's price, or being free, ends. */
  deadline: orNull(Moment),
  progress: orNull(Type.Object({ ...progressFields, collectedCount: Type.Integer() })),
});
export type QuestionLibraryDetail = Static<typeof QuestionLibraryDetail>;

/** One row of the catalogue, flat: `pid` is the row above it. */
export const LibraryChapter = Type.Object({
  ...progressFields,
  id: Id,
  pid: orNull(Id),
  name: Type.String(),
  questionCount: Type.Integer(),
  isLocked: Type.Boolean(),
  /** Where it is locked: whether some of it may be tried. */
  hasTrial: Type.Boolean(),
});
export type LibraryChapter = Static<typeof LibraryChapter>;

/** How somebody does in a chapter, beside everybody: null where nobody has answered, or too few. */
const ChapterStatistics = Type.Object({
  chapterId: Id,
  name: Type.String(),
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
  share: orNull(Type.Number()),
  averageShare: orNull(Type.Number()),
  /** Where to learn what is answered wrong in it, what serves most questions first. */
  places: Type.Array(
    Type.Object({ label: Type.String(), address: Type.String(), wrongCount: Type.Integer() }),
  ),
});

const DayStatistics = Type.Object({
  day: Type.String({ description: 'In China, such as 2026-11-20' }),
  answeredCount: Type.Integer(),
  rightCount: Type.Integer(),
});

/** `days` are the last thirty, the latest last. */
export const LibraryStatistics = Type.Object({
  libraryId: Id,
  name: Type.String(),
  chapters: Type.Array(ChapterStatistics),
  days: Type.Array(DayStatistics),
});
export type LibraryStatistics = Static<typeof LibraryStatistics>;

const one = exactly({ libraryId: Id });

export const questionLibraryContract = {
  list: { access: 'open', query: exactly(libraryAsked), data: pageOf(QuestionLibrary) },
  detail: { access: 'open', query: exactly({ id: Id }), data: QuestionLibraryDetail },
  catalog: { access: 'open', query: one, data: Type.Array(LibraryChapter) },
  /** Begins anew: the progress in the library, or in one chapter of it, is cleared. */
  refresh: {
    access: 'user',
    body: exactly({ libraryId: Id, chapterId: Type.Optional(Id) }),
    data: Type.Null(),
  },
  subscribe: { access: 'user', body: one, data: Type.Null() },
  unsubscribe: { access: 'user', query: one, data: Type.Null() },
  statistics: { access: 'user', query: one, data: LibraryStatistics },
  subscribed: { access: 'user', query: exactly(pageAsked), data: pageOf(SubscribedLibrary) },
} satisfies Record<keyof typeof questionLibraryCalls, CallContract>;

export type QuestionLibraryContract = typeof questionLibraryContract;
