import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import {
  coursewareTypeCodes,
  type CoursewareType,
} from '@cheese/domain/codes/learning/coursewareTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import { itemRules } from '@cheese/domain/rules/learning/itemRules';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { CoursewareContent } from '../course/courseware.content';
import { recountStudied } from '../study/study.door';
import { type Maker, takeChapter, takeItem } from './courseMaking.access';
import { isOpen } from './courseMaking.item';
import { insertItem, placeInOrder, updateItem } from './courseMaking.directory.store';
import { selectKeptItems, selectPlaces, touchCourse } from './courseMaking.store';

const blanks: { [T in CoursewareType]: Extract<CoursewareContent, { type: T }> } = {
  1: { type: coursewareTypeCodes.video, chapters: [], checks: [], inOrder: false, subtitles: null },
  2: { type: coursewareTypeCodes.ppt, notes: [] },
  4: { type: coursewareTypeCodes.mindMap, picture: '', width: 0, height: 0 },
  8: { type: coursewareTypeCodes.note, html: '' },
  16: { type: coursewareTypeCodes.experiment, simulationId: null },
  32: { type: coursewareTypeCodes.slide, slideIds: [] },
  48: { type: coursewareTypeCodes.specimen, specimenIds: [] },
  64: { type: coursewareTypeCodes.test, questionIds: [], passShare: 60 },
  128: { type: coursewareTypeCodes.model, thingIds: [] },
  256: { type: coursewareTypeCodes.drill, thingIds: [] },
  512: { type: coursewareTypeCodes.patient, thingIds: [] },
  1024: { type: coursewareTypeCodes.exam, thingIds: [] },
};

const inChapter = <Item extends { chapterId: number }>(
  items: readonly Item[],
  chapterId: number,
): Item[] => items.filter((item) => item.chapterId === chapterId);

/** An empty one at the end of a chapter. In a course that is open learners see it once it is shown. */
export const addItem = (
  maker: Maker,
  { chapterId, type, title }: Static<C['addItem']['body']>,
): Promise<Answers<C['addItem']>> =>
  maker.db.transaction(async (tx) => {
    const { row } = await takeChapter({ ...maker, db: tx }, chapterId);
    const items = await selectKeptItems(tx, row.id);
    if (items.length >= courseLimits.items) refuse('course.tooLarge');
    const place = Math.max(-1, ...inChapter(items, chapterId).map((one) => one.place)) + 1;
    const facts = { courseId: row.id, chapterId, place, type, title: title.trim() };
    await touchCourse(tx, row, maker.clock.now());
    const isHidden = isOpen(row);
    const made = { ...facts, isHidden, rule: itemRules[type][0], content: blanks[type] };
    return { itemId: await insertItem(tx, made) };
  });

/** Into a chapter of the same course, at a place there. */
export const moveItem = (
  maker: Maker,
  { itemId, chapterId, place }: Static<C['moveItem']['body']>,
): Promise<null> =>
  maker.db.transaction(async (tx) => {
    const { row } = await takeItem({ ...maker, db: tx }, itemId);
    const { chapters, items } = await selectPlaces(tx, row.id);
    if (!chapters.some(({ id }) => id === chapterId)) refuse('chapter.notFound');
    const others = inChapter(items, chapterId).flatMap(({ id }) => (id === itemId ? [] : [id]));
    await updateItem(tx, itemId, { chapterId });
    await placeInOrder(tx, 'item', others.toSpliced(place, 0, itemId));
    await touchCourse(tx, row, maker.clock.now());
    return null;
  });

/** It stays for the notes and the progress of those who learnt it, and can come back. */
export const removeItem = (
  maker: Maker,
  { itemId }: Static<C['removeItem']['body']>,
): Promise<Answers<C['removeItem']>> =>
  maker.db.transaction(async (tx) => {
    const { row } = await takeItem({ ...maker, db: tx }, itemId);
    const now = maker.clock.now();
    await updateItem(tx, itemId, { removedAt: now });
    await recountStudied(tx, row.id);
    await touchCourse(tx, row, now);
    return { removedAt: now.getTime() };
  });
