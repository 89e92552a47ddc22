import type { Db } from '../../../../db/database';
import { prepared } from '../../../../db/prepared';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type TreeNode, treeOf } from '@cheese/domain/rules/lists/tree';
import { courseChapter, courseware } from '../course.tables';

export async function selectChapters(db: Db, courseId: number) {
  const plan = prepared(db, 'course_chapters', () =>
    db
      .select()
      .from(courseChapter)
      .where(
        and(
          eq(courseChapter.courseId, sql.placeholder('courseId')),
          isNull(courseChapter.removedAt),
        ),
      )
      .orderBy(asc(courseChapter.place), asc(courseChapter.id))
      .prepare('course_chapters'),
  );
  return inReadingOrder(await plan.execute({ courseId }));
}

type Chapter = typeof courseChapter.$inferSelect;

/** Each with what stands below it before the next one. */
function inReadingOrder(chapters: readonly Chapter[]): Chapter[] {
  const walk = (nodes: readonly TreeNode<Chapter>[]): Chapter[] =>
    nodes.flatMap(({ children, ...chapter }) => [chapter, ...walk(children)]);
  return walk(treeOf(chapters));
}

const itemColumns = {
  id: courseware.id,
  courseId: courseware.courseId,
  chapterId: courseware.chapterId,
  type: courseware.type,
  title: courseware.title,
  durationS: courseware.durationS,
  rule: courseware.rule,
  isTrial: courseware.isTrial,
};

/** The items of a course without what they hold, chapter by chapter. */
export async function selectItems(db: Db, courseId: number) {
  const plan = prepared(db, 'course_items', () =>
    db
      .select(itemColumns)
      .from(courseware)
      .where(and(eq(courseware.courseId, sql.placeholder('courseId')), courseware.isShown))
      .orderBy(asc(courseware.place), asc(courseware.id))
      .prepare('course_items'),
  );
  return plan.execute({ courseId });
}
