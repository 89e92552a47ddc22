import type { Answers } from '@cheese/domain/contract/call';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import { type CourseAccess, seeCourse } from './course.access';
import { toItem } from './chapters/course.chapters';
import { selectStudied } from './course.studied.store';
import { selectChapters, selectItems } from './chapters/course.chapters.store';

type Directory = Answers<C['directory']>;

/** All chapters and items, without anyone's progress. */
async function readDirectory(
  { db, query: { courseId } }: SharedCallContext<C['directory']>,
  isWhole: boolean,
): Promise<Directory> {
  const [chapters, items] = await Promise.all([
    selectChapters(db, courseId),
    selectItems(db, courseId),
  ]);
  const byChapter = new Map<number, DirectoryChapter['coursewares']>();
  for (const item of items) {
    const before = byChapter.get(item.chapterId);
    if (before) before.push(toItem(item, isWhole));
    else byChapter.set(item.chapterId, [toItem(item, isWhole)]);
  }
  return chapters.map(({ id, pid, title, html }) => {
    const coursewares = byChapter.get(id) ?? [];
    const facts = { coursewareCount: coursewares.length, hasText: html !== '' };
    return { id, pid, courseId, title, ...facts, coursewares };
  });
}

async function readOwn({ query: { courseId }, ...context }: CallContext<C['directory']>) {
  const access = await seeCourse(context, courseId);
  const { person, db } = context;
  const hasBegun = person !== null && access.standing.studiedCount > 0;
  return { access, studied: hasBegun ? await selectStudied(db, person.id, courseId) : nothing };
}

const nothing: ReadonlySet<number> = new Set();

interface LearnerStanding {
  access: CourseAccess;
  studied: ReadonlySet<number>;
}

/** Cached for a second for users with and without access; the user's progress is added. */
export const courseDirectory = {
  seenBy: readOwn,
  alike: ({ access }: LearnerStanding) => access.isWhole,
  make: readDirectory,
  own(directory: Directory, { studied }: LearnerStanding): Directory | null {
    if (studied.size === 0) return null;
    return directory.map((chapter) => ({
      ...chapter,
      coursewares: chapter.coursewares.map((item) =>
        studied.has(item.id) ? { ...item, isStudied: true } : item,
      ),
    }));
  },
};
