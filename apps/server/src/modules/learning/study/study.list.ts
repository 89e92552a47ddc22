import type { CoursewareContract as C } from '@cheese/domain/contract/learning/courseware';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { mayOpenItem, seeCourse } from '../course/course.door';
import { findChapterCourse, selectItems } from './study.detail.store';
import { selectProgress } from './study.store';

interface Opening {
  db: Db;
  person: CallerContext['person'] | null;
  clock: CallerContext['clock'];
}

/** Items of one group, for users who may see the course. */
export async function listItems(
  context: Opening,
  { chapterId, type }: Static<C['list']['query']>,
): Promise<CoursewareItem[]> {
  const { db, person } = context;
  const courseId = (await findChapterCourse(db, chapterId)) ?? refuse('chapter.notFound');
  const [access, items, progress] = await Promise.all([
    seeCourse(context, courseId),
    selectItems(db, chapterId),
    person ? selectProgress(db, person.id, courseId) : [],
  ]);
  const studied = new Set(
    progress.filter((row) => row.studiedAt !== null).map((row) => row.coursewareId),
  );
  return items
    .filter((item) => type === undefined || item.type === type)
    .map(({ content: _content, ...item }) => ({
      ...item,
      isLocked: !mayOpenItem(access, item),
      isStudied: studied.has(item.id),
    }));
}
