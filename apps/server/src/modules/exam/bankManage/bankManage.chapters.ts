import { bankLimits } from '@cheese/domain/codes/exam/banks';
import type { BankManageContract as C } from '@cheese/domain/contract/exam/bankManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { saveChange } from '../change/change.service';
import { moveQuestions, moveDeleted } from '../question/question.door';
import {
  deleteChapter,
  findChapterBank,
  insertChapter,
  placeInOrder,
  selectChapters,
  selectIdsIn,
  updateChapter,
} from '../bank/bank.door';
import { chapterIn, takeEditable } from '../bank/bank.own';
import type { ChapterRow } from '../bank/bank.tables';
import { branchOf } from '../bank/bank.tree';

export const addChapter = (
  db: Db,
  context: CallerContext,
  { bankId, parentId, name }: Static<C['addChapter']['body']>,
) =>
  db.transaction(async (tx) => {
    await takeEditable(tx, context, bankId);
    const chapters = await selectChapters(tx, bankId);
    if (chapters.length >= bankLimits.chapters) refuse('bank.tooManyChapters');
    if (parentId !== null) await chapterIn(tx, bankId, parentId);
    if (depthOf(chapters, parentId) >= bankLimits.depth) refuse('chapter.tooDeep');
    const place = Math.max(-1, ...under(chapters, parentId).map((one) => one.place)) + 1;
    return { id: await insertChapter(tx, { bankId, parentId, place, name: name.trim() }) };
  });

const under = (chapters: readonly ChapterRow[], parentId: number | null) =>
  chapters.filter((one) => one.parentId === parentId);

function depthOf(chapters: readonly ChapterRow[], id: number | null): number {
  let depth = 0;
  for (let at = id; at !== null; depth += 1) {
    at = chapters.find((one) => one.id === at)?.parentId ?? null;
  }
  return depth;
}

/** Number of levels in a chapter's subtree, including the chapter. */
const heightOf = (chapters: readonly ChapterRow[], id: number): number =>
  1 + Math.max(0, ...under(chapters, id).map((one) => heightOf(chapters, one.id)));

/** A chapter of a bank that this person may change, which is held until they have. */
async function takeChapter(tx: Db, context: CallerContext, chapterId: number) {
  const bankId = (await findChapterBank(tx, chapterId)) ?? refuse('chapter.notFound');
  await takeEditable(tx, context, bankId);
  return chapterIn(tx, bankId, chapterId);
}

export const renameChapter = (
  db: Db,
  context: CallerContext,
  { chapterId, name }: Static<C['renameChapter']['body']>,
) =>
  db.transaction(async (tx) => {
    await takeChapter(tx, context, chapterId);
    await updateChapter(tx, chapterId, { name: name.trim() });
    return null;
  });

export const moveChapter = (
  db: Db,
  context: CallerContext,
  { chapterId, parentId, place }: Static<C['moveChapter']['body']>,
) =>
  db.transaction(async (tx) => {
    const { chapter, chapters } = await takeChapter(tx, context, chapterId);
    if (parentId !== null) {
      await chapterIn(tx, chapter.bankId, parentId);
      if (branchOf(chapters, chapterId).includes(parentId)) refuse('chapter.intoItself');
    }
    const depth = depthOf(chapters, parentId) + heightOf(chapters, chapterId);
    if (depth > bankLimits.depth) refuse('chapter.tooDeep');
    const others = under(chapters, parentId).filter(({ id }) => id !== chapterId);
    const order = others.map(({ id }) => id).toSpliced(place, 0, chapterId);
    await updateChapter(tx, chapterId, { parentId });
    await placeInOrder(tx, order);
    return null;
  });

/** Empty, or with its questions gone elsewhere. */
export const removeChapter = (
  db: Db,
  context: CallerContext,
  { chapterId, toChapterId }: Static<C['removeChapter']['query']>,
) =>
  db.transaction(async (tx) => {
    const { chapter, chapters } = await takeChapter(tx, context, chapterId);
    const others = chapters.filter(({ id }) => id !== chapterId);
    const [first] = others;
    if (!first) return refuse('chapter.last');
    if (under(chapters, chapterId).length > 0) refuse('chapter.hasChapters');
    const to = toChapterId ?? first.id;
    if (!others.some(({ id }) => id === to)) refuse('chapter.notFound');
    const ids = await selectIdsIn(tx, chapterId);
    if (ids.length > 0 && toChapterId === undefined) refuse('chapter.filled');
    const moved = await moveQuestions(tx, chapter.bankId, ids, to);
    await moveDeleted(tx, chapterId, to);
    await deleteChapter(tx, chapterId);
    const { bankId, ...kept } = chapter;
    const changeId = await saveChange(tx, context, bankId, {
      kind: 'chapter',
      chapter: kept,
      moved,
    });
    return { changeId, count: moved.length };
  });
