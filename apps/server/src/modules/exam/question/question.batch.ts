import { bankLimits } from '@cheese/domain/codes/exam/banks';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { refuse, refuseFault } from '../../../calls/refusal';
import { chapterIn, takeEditable } from '../bank/bank.own';
import { saveChange } from '../change/change.service';
import { sizeOf, type Undo } from '../change/change.kinds';
import { lockBatch, markDeleted, selectWithGroups, writeMany } from './question.batch.store';
import { moveQuestions } from './question.move.store';
import type { WordsRow } from '../bank/question.tables';
import { reportTexts } from './question.texts';

interface Batch {
  bankId: number;
  questionIds: number[];
}

/** A step over many questions of one bank: all of them are there, or nothing is done. */
function inBatch(
  db: Db,
  context: CallerContext,
  { bankId, questionIds }: Batch,
  step: (tx: Db, rows: Awaited<ReturnType<typeof lockBatch>>) => Promise<Undo>,
) {
  return db.transaction(async (tx) => {
    await takeEditable(tx, context, bankId);
    const rows = await lockBatch(tx, bankId, questionIds);
    if (rows.length !== questionIds.length) refuse('question.notFound');
    const undo = await step(tx, rows);
    return { changeId: await saveChange(tx, context, bankId, undo), count: sizeOf(undo) };
  });
}

/** Those of a group go together. */
export const moveBatch = (db: Db, context: CallerContext, body: Static<C['move']['body']>) =>
  inBatch(db, context, body, async (tx, rows) => {
    const { bankId, chapterId, questionIds } = body;
    await chapterIn(tx, bankId, chapterId);
    const groups = rows.flatMap(({ question }) => question.groupId ?? []);
    const also = await selectWithGroups(tx, bankId, [...new Set(groups)]);
    const ids = [...new Set([...questionIds, ...also])];
    return { kind: 'move', moved: await moveQuestions(tx, bankId, ids, chapterId) };
  });

/** Writes what changes of their words. What stays as it was gets no version. */
const rewrite = (
  db: Db,
  context: CallerContext,
  asked: Batch,
  change: (words: WordsRow) => Partial<WordsRow> | null,
) =>
  inBatch(db, context, asked, async (tx, rows) => {
    const by = { writtenBy: context.person.id, writtenAt: context.clock.now() };
    const next = rows.flatMap(({ words }) => {
      const changed = change(words);
      return changed ? [{ ...words, ...changed, ...by }] : [];
    });
    const before = new Map(rows.map(({ question }) => [question.id, question.version]));
    const written = (await writeMany(tx, next)).map((row) => ({
      ...row,
      from: present(before.get(row.id)),
    }));
    return { kind: 'words', written };
  });

export const tagBatch = (db: Db, context: CallerContext, body: Static<C['tag']['body']>) =>
  rewrite(db, context, body, ({ tags }) => {
    const add = body.add.map((tag) => tag.trim());
    const stay = tags.filter((tag) => !body.remove.includes(tag));
    const next = [...new Set([...stay, ...add])];
    refuseFault(
      'add',
      next.length > bankLimits.tags ? reportTexts.mostTags(bankLimits.tags) : null,
    );
    const isSame = next.length === tags.length && next.every((tag, at) => tag === tags[at]);
    return isSame ? null : { tags: next };
  });

export const gradeBatch = (db: Db, context: CallerContext, body: Static<C['grade']['body']>) =>
  rewrite(db, context, body, ({ difficulty }) =>
    difficulty === body.difficulty ? null : { difficulty: body.difficulty },
  );

export const removeBatch = (db: Db, context: CallerContext, body: Static<C['remove']['body']>) =>
  inBatch(db, context, body, async (tx) => {
    const now = context.clock.now();
    await markDeleted(tx, body.questionIds, now);
    return { kind: 'remove', ids: body.questionIds, at: now.getTime() };
  });
