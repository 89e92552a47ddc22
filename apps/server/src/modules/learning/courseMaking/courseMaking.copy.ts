import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { writeAudience } from '../../school/audience/audience.door';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';
import { type Maker, takeCourse } from './courseMaking.access';
import { insertChapter, insertItem } from './courseMaking.directory.store';
import {
  insertCourse,
  selectCourseTeachers,
  selectKeptChapters,
  selectKeptItems,
} from './courseMaking.store';
import { writeTeachers } from './courseMaking.teachers.store';

/**
 * Copies a course for another term: its sheet, directory and content, with films and documents
 * shared. Learners and their data stay with the original.
 */
export const copyCourse = (
  maker: Maker,
  { courseId, name }: Static<C['copy']['body']>,
): Promise<Answers<C['copy']>> =>
  maker.db.transaction(async (tx) => {
    const row = await takeCourse({ ...maker, db: tx }, courseId);
    const inside = { ...maker, db: tx };
    const audienceId = await audienceFor(inside, row.organisationId);
    const copyId = await copyWhole(inside, row, { name: name.trim(), audienceId });
    const teachers = await selectCourseTeachers(tx, courseId);
    await writeTeachers(
      tx,
      copyId,
      teachers.map(({ id }) => id),
    );
    return { courseId: copyId };
  });

/** Copies sheet and directory with some changes, without teachers. */
export async function copyWhole(
  { db, person, clock }: Maker,
  row: CourseRow,
  change: Partial<CourseRow>,
): Promise<number> {
  const chapters = await selectKeptChapters(db, row.id);
  const items = await selectKeptItems(db, row.id);
  const { id: _id, edition: _edition, withdrawnAt: _withdrawnAt, ...facts } = row;
  const now = clock.now();
  const copyId = await insertCourse(db, {
    ...facts,
    publishedAt: null,
    copiedFrom: row.id,
    createdBy: person.id,
    createdAt: now,
    editedAt: now,
    ...change,
  });
  await copyDirectory(db, copyId, { chapters, items });
  return copyId;
}

/** The new term has other learners, so the audience is not copied. */
const audienceFor = async (maker: Maker, organisationId: number | null) =>
  organisationId === null ? null : writeAudience(maker.db, maker, { kind: 'organisation' });

interface Directory {
  chapters: readonly CourseChapterRow[];
  items: readonly CoursewareRow[];
}

async function copyDirectory(db: Db, courseId: number, { chapters, items }: Directory) {
  const copyUnder = async (pid: number | null, copyPid: number | null) => {
    for (const { id, place, title, html } of chapters.filter((one) => one.pid === pid)) {
      const chapterId = await insertChapter(db, {
        courseId,
        pid: copyPid,
        place,
        title,
        html,
        copiedFrom: id,
      });
      for (const item of items.filter((one) => one.chapterId === id)) {
        const { id: copiedFrom, isShown: _shown, edition: _edition, ...kept } = item;
        await insertItem(db, { ...kept, courseId, chapterId, copiedFrom });
      }
      await copyUnder(id, chapterId);
    }
  };
  await copyUnder(null, null);
}
