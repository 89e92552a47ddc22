import Type, { type Static } from 'typebox';
import { CoursewareItem } from './coursewareShapes';
import { Id, nullable } from '../../shapes';

const chapterFields = {
  id: Id,
  pid: nullable(Id),
  courseId: Id,
  title: Type.String(),
  coursewareCount: Type.Integer(),
  /** The chapter has an introduction before its items. */
  hasText: Type.Boolean(),
};
/** `pid` is the parent chapter, null at the top level. */
export const Chapter = Type.Object(chapterFields);
export type Chapter = Static<typeof Chapter>;

export const DirectoryChapter = Type.Object({
  ...chapterFields,
  coursewares: Type.Array(CoursewareItem),
});
export type DirectoryChapter = Static<typeof DirectoryChapter>;

const Neighbour = nullable(Type.Object({ id: Id, title: Type.String() }));

export const ChapterDetail = Type.Object({
  ...chapterFields,
  html: Type.String(),
  coursewares: Type.Array(CoursewareItem),
  previous: Neighbour,
  next: Neighbour,
});
export type ChapterDetail = Static<typeof ChapterDetail>;
