import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import { cleanArticle } from '@cheese/question-files/html/clean';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import type { CourseChapterRow } from '../course/course.tables';
import { recountStudied } from '../study/study.door';
import { type Maker, takeChapter, takeCourse } from './courseMaking.access';
import {
  insertChapter,
  markChapters,
  placeInOrder,
  selectRemoved,
  unmark,
  updateChapter,
} from './courseMaking.directory.store';
import { isOpen } from './courseMaking.item';
import { selectKeptChapters, selectKeptItems, touchCourse } from './courseMaking.store';
import { wordsOfChapter } from './courseMaking.words';

type Chapters = readonly CourseChapterRow[];

const under = (chapters: Chapters, pid: number | null) =>
  chapters.filter((chapter) => chapter.pid === pid);

function depthOf(chapters: Chapters, id: number | null): number {
  let depth = 0;
  for (let at = id; at !== null && depth <= chapters.length; depth += 1) {
    const here: number = at;
    at = chapters.find((chapter) => chapter.id === here)?.pid ?? null;
  }
  return depth;
}

/** A chapter and all that stand below it. */
const branchOf = (chapters: Chapters, id: number): number[] => [
  id,
  ...under(chapters, id).flatMap((chapter) => branchOf(chapters, chapter.id)),
];

const heightOf = (chapters: Chapters, id: number): number =>
  1 + Math.max(0, ...under(chapters, id).map((chapter) => heightOf(chapters, chapter.id)));

/** A chapter to stand under is one of the same course. */
function refuseStrange(chapters: Chapters, pid: number | null) {
  if (pid !== null && !chapters.some(({ id }) => id === pid)) refuse('chapter.notFound');
}

export const addChapter = (
  maker: Maker,
  { courseId, pid, title }: Static<C['addChapter']['body']>,
): Promise<Answers<C['addChapter']>> =>
  maker.db.transaction(async (tx) => {
    const row = await takeCourse({ ...maker, db: tx }, courseId);
    if (isOpen(row)) await refuseBanned(tx, [title]);
    const chapters = await selectKeptChapters(tx, courseId);
    if (chapters.length >= courseLimits.chapters) refuse('course.tooLarge');
    refuseStrange(chapters, pid);
    if (depthOf(chapters, pid) >= courseLimits.depth) refuse('chapter.tooDeep');
    const place = Math.max(-1, ...under(chapters, pid).map((one) => one.place)) + 1;
    await touchCourse(tx, row, maker.clock.now());
    return { chapterId: await insertChapter(tx, { courseId, pid, place, title: title.trim() }) };
  });

export const saveChapter = (
  maker: Maker,
  { chapterId, edition, title, html }: Static<C['saveChapter']['body']>,
): Promise<Answers<C['saveChapter']>> =>
  maker.db.transaction(async (tx) => {
    const { row, chapter } = await takeChapter({ ...maker, db: tx }, chapterId);
    if (chapter.edition !== edition) refuse('course.changedMeanwhile');
    const next = edition + 1;
    const words = { title: title.trim(), html: cleanArticle(html) };
    if (isOpen(row)) await refuseBanned(tx, wordsOfChapter(words));
    await updateChapter(tx, chapterId, { ...words, edition: next });
    await touchCourse(tx, row, maker.clock.now());
    return { edition: next };
  });

export const moveChapter = (
  maker: Maker,
  { chapterId, pid, place }: Static<C['moveChapter']['body']>,
): Promise<null> =>
  maker.db.transaction(async (tx) => {
    const { row } = await takeChapter({ ...maker, db: tx }, chapterId);
    const chapters = await selectKeptChapters(tx, row.id);
    refuseStrange(chapters, pid);
    if (pid !== null && branchOf(chapters, chapterId).includes(pid)) refuse('chapter.intoItself');
    const depth = depthOf(chapters, pid) + heightOf(chapters, chapterId);
    if (depth > courseLimits.depth) refuse('chapter.tooDeep');
    const others = under(chapters, pid).filter(({ id }) => id !== chapterId);
    await updateChapter(tx, chapterId, { pid });
    await placeInOrder(tx, 'chapter', others.map(({ id }) => id).toSpliced(place, 0, chapterId));
    await touchCourse(tx, row, maker.clock.now());
    return null;
  });

/** It stays, with what is in it, for the notes and the progress of those who learnt it. */
export const removeChapter = (
  maker: Maker,
  { chapterId }: Static<C['removeChapter']['body']>,
): Promise<Answers<C['removeChapter']>> =>
  maker.db.transaction(async (tx) => {
    const { row } = await takeChapter({ ...maker, db: tx }, chapterId);
    const now = maker.clock.now();
    await markChapters(tx, branchOf(await selectKeptChapters(tx, row.id), chapterId), now);
    await recountStudied(tx, row.id);
    await touchCourse(tx, row, now);
    return { removedAt: now.getTime() };
  });

/** Takes back a removal, where the chapter that it stood in is still there. */
export const restore = (
  maker: Maker,
  { courseId, removedAt }: Static<C['restore']['body']>,
): Promise<null> =>
  maker.db.transaction(async (tx) => {
    const row = await takeCourse({ ...maker, db: tx }, courseId);
    const at = new Date(removedAt);
    const gone = await selectRemoved(tx, courseId, at);
    const chapters = await selectKeptChapters(tx, courseId);
    const items = await selectKeptItems(tx, courseId);
    const there = new Set([...chapters, ...gone.chapters].map(({ id }) => id));
    const stoodIn = [
      ...gone.chapters.flatMap(({ pid }) => pid ?? []),
      ...gone.items.map(({ chapterId }) => chapterId),
    ];
    if (stoodIn.some((id) => !there.has(id))) refuse('chapter.notFound');
    const isFull =
      chapters.length + gone.chapters.length > courseLimits.chapters ||
      items.length + gone.items.length > courseLimits.items;
    if (isFull) refuse('course.tooLarge');
    await unmark(tx, courseId, at);
    await recountStudied(tx, courseId);
    await touchCourse(tx, row, maker.clock.now());
    return null;
  });
