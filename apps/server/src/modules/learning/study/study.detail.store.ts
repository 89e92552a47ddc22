import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { course, courseChapter, courseware } from '../course/course.tables';
import { media } from '../mediaFile/media.tables';

/** An item with its film or document, where that is ready. */
export async function findShown(db: Db, id: number) {
  const [row] = await db
    .select({ item: courseware, courseName: course.name, media })
    .from(courseware)
    .innerJoin(course, eq(course.id, courseware.courseId))
    .leftJoin(media, eq(media.id, courseware.mediaId))
    .where(eq(courseware.id, id));
  return row ?? null;
}

export const selectChapters = (db: Db, courseId: number) =>
  db
    .select({ id: courseChapter.id, pid: courseChapter.pid })
    .from(courseChapter)
    .where(and(eq(courseChapter.courseId, courseId), isNull(courseChapter.removedAt)))
    .orderBy(asc(courseChapter.place), asc(courseChapter.id));

export const selectTitles = (db: Db, courseId: number) =>
  db
    .select({ id: courseware.id, title: courseware.title, chapterId: courseware.chapterId })
    .from(courseware)
    .where(and(eq(courseware.courseId, courseId), courseware.isShown))
    .orderBy(asc(courseware.place), asc(courseware.id));

export async function findChapterCourse(db: Db, chapterId: number) {
  const [row] = await db
    .select({ courseId: courseChapter.courseId })
    .from(courseChapter)
    .where(eq(courseChapter.id, chapterId));
  return row?.courseId ?? null;
}

export const selectItems = (db: Db, chapterId: number) =>
  db
    .select()
    .from(courseware)
    .where(and(eq(courseware.chapterId, chapterId), courseware.isShown))
    .orderBy(asc(courseware.place), asc(courseware.id));

/** The items of a course that name what may be sold by itself. */
export const selectNamingItems = (db: Db, courseId: number) =>
  db
    .select({ id: courseware.id, content: courseware.content })
    .from(courseware)
    .where(
      and(
        eq(courseware.courseId, courseId),
        inArray(courseware.type, [
          coursewareTypeCodes.experiment,
          coursewareTypeCodes.slide,
          coursewareTypeCodes.specimen,
          coursewareTypeCodes.model,
        ]),
        courseware.isShown,
      ),
    )
    .orderBy(asc(courseware.id));
