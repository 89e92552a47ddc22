import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import {
  course,
  courseChapter,
  type CourseChapterRow,
  type CourseRow,
  courseware,
} from '../course/course.tables';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { courseOffer } from './courseOffer.tables';

const id = sql.placeholder('id');

export async function holdCourse(db: Db, courseId: number): Promise<CourseRow | null> {
  const plan = prepared(db, 'course_held', () =>
    db.select().from(course).where(eq(course.id, id)).for('update').prepare('course_held'),
  );
  return (await plan.execute({ id: courseId }))[0] ?? null;
}

export async function findChapter(db: Db, chapterId: number): Promise<CourseChapterRow | null> {
  const plan = prepared(db, 'chapter_kept', () =>
    db
      .select()
      .from(courseChapter)
      .where(and(eq(courseChapter.id, id), isNull(courseChapter.removedAt)))
      .prepare('chapter_kept'),
  );
  return (await plan.execute({ id: chapterId }))[0] ?? null;
}

export const countOffers = (db: Db, copyId: number) =>
  db.$count(courseOffer, eq(courseOffer.copyId, copyId));

export function planItem(db: Db) {
  return prepared(db, 'item_kept', () =>
    db
      .select()
      .from(courseware)
      .where(and(eq(courseware.id, id), isNull(courseware.removedAt)))
      .prepare('item_kept'),
  );
}
