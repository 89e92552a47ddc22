import type { Db } from '../../../db/database';
import { course, courseChapter, courseware } from '../course/course.tables';
import { media } from '../mediaFile/media.tables';
import { asc, eq, inArray } from 'drizzle-orm';

export const selectAllChapters = (db: Db, id: number) =>
  db
    .select()
    .from(courseChapter)
    .where(eq(courseChapter.courseId, id))
    .orderBy(asc(courseChapter.place), asc(courseChapter.id));

export const selectAllItems = (db: Db, id: number) =>
  db
    .select()
    .from(courseware)
    .where(eq(courseware.courseId, id))
    .orderBy(asc(courseware.place), asc(courseware.id));

export function selectMediaNames(db: Db, ids: number[]) {
  const { id, name } = media;
  return db
    .select({ id, name })
    .from(media)
    .where(inArray(id, [...new Set(ids)]));
}

export const lockCourse = (db: Db, soldId: number) =>
  db.select().from(course).where(eq(course.id, soldId)).for('update');
