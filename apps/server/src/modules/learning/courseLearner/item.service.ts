import type { Answers } from '@cheese/domain/contract/call';
import type {
  CourseLearnerContract as C,
  ItemFigures,
} from '@cheese/domain/contract/learning/courseLearner';
import { wholeOf } from '@cheese/domain/rules/learning/itemCompletion';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { inOrder } from '../study/study.order';
import { selectCounts, selectSeenBy } from './item.figures.store';
import { openTaught } from './courseLearner.taught';
import { countBegun, selectChapterTitles, selectOutlineItems } from './item.outline.store';

/** The items of a course in their order, each with the group that it stands in. */
export async function selectOutline(db: Db, courseId: number) {
  const [chapters, items] = await Promise.all([
    selectChapterTitles(db, courseId),
    selectOutlineItems(db, courseId),
  ]);
  const titles = new Map(chapters.map(({ id, title }) => [id, title]));
  return inOrder(chapters, items).map((item) => ({
    ...item,
    chapter: titles.get(item.chapterId) ?? '',
  }));
}

const noFigures = { begunCount: 0, doneCount: 0, meanS: 0, meanScore: null };

/** Item by item, where those who learn drop out. */
export async function itemFigures(db: Db, courseId: number): Promise<ItemFigures[]> {
  const [items, counts] = await Promise.all([
    selectOutline(db, courseId),
    selectCounts(db, courseId),
  ]);
  const known = new Map(counts.map((row) => [row.id, row]));
  return items.map(({ id, title, chapter, type }) => ({
    ...noFigures,
    ...known.get(id),
    id,
    title,
    chapter,
    type,
  }));
}

export async function listItems(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<ItemFigures[]> {
  await openTaught(context, courseId);
  return itemFigures(context.db, courseId);
}

const MOST_STEPS = 120;

export async function readCurve(
  context: CallerContext<'db'>,
  { courseId, itemId }: Static<C['curve']['query']>,
): Promise<Answers<C['curve']>> {
  await openTaught(context, courseId);
  const { db } = context;
  const items = await selectOutline(db, courseId);
  const item = items.find(({ id }) => id === itemId) ?? refuse('courseware.notFound');
  const [from, to] = wholeOf(item);
  const length = Math.max(0, to - from);
  const step = Math.max(1, Math.ceil(length / MOST_STEPS));
  const count = Math.ceil(length / step);
  const [seenBy, begunCount] = await Promise.all([
    count === 0 ? [] : selectSeenBy(db, { itemId, from, step, count }),
    countBegun(db, itemId),
  ]);
  const { id, title, chapter, type } = item;
  return { id, title, chapter, type, begunCount, from, step, seenBy };
}
