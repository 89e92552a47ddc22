import Type, { type Static } from 'typebox';
import { CoursewareItem } from './coursewareShapes';
import { Id, orNull } from '../../shapes';

const chapterFields = {
  id: Id,
  pid: orNull(Id),
  courseId: Id,
  title: Type.String(),
  coursewareCount: Type.Integer(),
  /** Whether something stands before its items, to be read. */
  hasText: Type.Boolean(),
};
/** `pid` is the chapter above it, null at the top. */
export const Chapter = Type.Object(chapterFields);
export type Chapter = Static<typeof Chapter>;

export const DirectoryChapter = Type.Object({
  ...chapterFields,
  coursewares: Type.Array(CoursewareItem),
});
export type DirectoryChapter = Static<typeof DirectoryChapter>;

const Neighbour = orNull(Type.Object({ id: Id, title: Type.String() }));

export const ChapterDetail = Type.Object({
  ...chapterFields,
  html: Type.String(),
  coursewares: Type.Array(CoursewareItem),
  previous: Neighbour,
  next: Neighbour,
});
export type ChapterDetail = Static<typeof ChapterDetail>;
