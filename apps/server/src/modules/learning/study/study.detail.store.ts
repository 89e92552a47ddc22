import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/commodity/commodity.tables';
import { course, courseChapter, courseware } from '../course/course.tables';
import { media } from '../media/media.tables';

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

/** What things of the shelf are called, and look like. */
export const selectOnShelf = (db: Db, type: CommodityType, ids: readonly number[]) =>
  db
    .select({ id: commodity.productId, name: commodity.title, picture: commodity.cover })
    .from(commodity)
    .where(and(eq(commodity.type, type), inArray(commodity.productId, [...ids])));

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

/** The items of a course that name slides. */
export const selectSlideItems = (db: Db, courseId: number) =>
  db
    .select({
      id: courseware.id,
      slideIds: sql<number[]>`coalesce(${courseware.content} -> 'slideIds', '[]')`,
    })
    .from(courseware)
    .where(and(eq(courseware.courseId, courseId), eq(courseware.type, 32), courseware.isShown))
    .orderBy(asc(courseware.id));
