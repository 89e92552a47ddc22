import type { Db } from '../../../db/database';
import { courseChapter, courseware } from '../course/course.tables';
import { extentColumns, pageSigns, signsOfNote } from '../course/learners/study.columns';
import { coursewareProgress } from '../course/learners/study.tables';
import { media } from '../mediaFile/media.tables';
import { and, eq, isNull } from 'drizzle-orm';

export const selectChapterTitles = (db: Db, courseId: number) =>
  db
    .select()
    .from(courseChapter)
    .where(and(eq(courseChapter.courseId, courseId), isNull(courseChapter.removedAt)))
    .orderBy(courseChapter.place, courseChapter.id);

export const selectOutlineItems = (db: Db, courseId: number) =>
  db
    .select({
      id: courseware.id,
      title: courseware.title,
      chapterId: courseware.chapterId,
      ...extentColumns,
      pageSigns,
      signs: signsOfNote,
    })
    .from(courseware)
    .leftJoin(media, eq(media.id, courseware.mediaId))
    .where(and(eq(courseware.courseId, courseId), courseware.isShown))
    .orderBy(courseware.place, courseware.id);

export const countBegun = (db: Db, itemId: number) =>
  db.$count(coursewareProgress, eq(coursewareProgress.coursewareId, itemId));
