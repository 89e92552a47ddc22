import type { Answers } from '@cheese/domain/contract/call';
import type { ChapterContract as C } from '@cheese/domain/contract/learning/chapter';
import type { CallContext } from '../../../../calls/call';
import { refuse } from '../../../../calls/refusal';
import { seeCourse } from '../course.access';
import { toItem } from './course.chapters';
import { selectStudied } from '../course.studied.store';
import { selectCourseOf } from './chapter.store';
import { selectChapters, selectItems } from './course.chapters.store';

/** The groups of a directory without what is in them. */
export async function listChapters({
  query: { courseId },
  ...context
}: CallContext<C['list']>): Promise<Answers<C['list']>> {
  const { db } = context;
  await seeCourse(context, courseId);
  const [chapters, items] = await Promise.all([
    selectChapters(db, courseId),
    selectItems(db, courseId),
  ]);
  return chapters.map(({ id, pid, title, html }) => ({
    id,
    pid,
    courseId,
    title,
    hasText: html !== '',
    coursewareCount: items.filter(({ chapterId }) => chapterId === id).length,
  }));
}

/** One of them, with what is in it and what stands before and behind it. */
export async function readChapter({
  query: { id },
  ...context
}: CallContext<C['detail']>): Promise<Answers<C['detail']>> {
  const { db, person } = context;
  const [row] = await selectCourseOf(db, id);
  const { courseId } = row ?? refuse('chapter.notFound');
  const { isWhole } = await seeCourse(context, courseId);
  const [chapters, items, studied] = await Promise.all([
    selectChapters(db, courseId),
    selectItems(db, courseId),
    person ? selectStudied(db, person.id, courseId) : new Set<number>(),
  ]);
  const at = chapters.findIndex((chapter) => chapter.id === id);
  const { pid, title, html } = chapters[at] ?? refuse('chapter.notFound');
  const coursewares = items
    .filter(({ chapterId }) => chapterId === id)
    .map((item) => ({ ...toItem(item, isWhole), isStudied: studied.has(item.id) }));
  return {
    id,
    pid,
    courseId,
    title,
    html,
    coursewares,
    coursewareCount: coursewares.length,
    hasText: html !== '',
    previous: toNamed(chapters[at - 1]),
    next: toNamed(chapters[at + 1]),
  };
}

const toNamed = (chapter: { id: number; title: string } | undefined) =>
  chapter ? { id: chapter.id, title: chapter.title } : null;
