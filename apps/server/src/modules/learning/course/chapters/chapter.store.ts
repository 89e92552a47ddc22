import type { Db } from '../../../../db/database';
import { eq } from 'drizzle-orm';
import { courseChapter } from '../course.tables';

export function selectCourseOf(db: Db, id: number) {
  const { courseId: of } = courseChapter;
  return db.select({ courseId: of }).from(courseChapter).where(eq(courseChapter.id, id));
}
