import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { takeEditable } from '../../bank/bank.own';
import { insertChapterAgain, selectChapters } from '../../bank/bank.door';
import { putAt } from '../question.move.store';
import { UNDO_MS } from '../../change/change.service';
import { sizeOf, type Undo } from '../../change/change.kinds';
import { findChange, markUndone } from '../../change/change.door';
import { bringBack, deleteCopies, putWordsBack, selectStillIn } from './question.undo.store';

/** Undoes a step; later changes by others stay. */
export const undoChange = (db: Db, context: CallerContext, changeId: number) =>
  db.transaction(async (tx) => {
    const { person, clock } = context;
    const known = await findChange(tx, changeId);
    if (known?.personId !== person.id) return refuse('change.notFound');
    // Lock order as in all changes: the bank, then the step.
    await takeEditable(tx, context, known.bankId);
    const { id, bankId, undo, madeAt, undoneAt } =
      (await findChange(tx, changeId, true)) ?? refuse('change.notFound');
    if (undoneAt) refuse('change.undone');
    const now = clock.now();
    if (now.getTime() - madeAt.getTime() > UNDO_MS) refuse('change.over');
    const count = await takeBack(tx, { bankId, undo, now });
    await markUndone(tx, id, now);
    return { count, left: sizeOf(undo) - count };
  });

interface Back {
  bankId: number;
  undo: Undo;
  now: Date;
}

async function takeBack(db: Db, { bankId, undo, now }: Back): Promise<number> {
  switch (undo.kind) {
    case 'words':
      return putWordsBack(db, undo.written);
    case 'remove':
      return bringBack(db, undo.ids, new Date(undo.at));
    case 'copy':
      return deleteCopies(db, undo.ids, now);
    case 'move':
      return moveBack(db, bankId, undo.moved);
    case 'chapter': {
      const parents = await selectChapters(db, bankId);
      const isThere = parents.some(({ id }) => id === undo.chapter.parentId);
      const parentId = isThere ? undo.chapter.parentId : null;
      await insertChapterAgain(db, { ...undo.chapter, bankId, parentId });
      return moveBack(db, bankId, undo.moved);
    }
  }
}

type Moved = Extract<Undo, { kind: 'move' }>['moved'];

/** To where they stood, where that chapter is still there. */
async function moveBack(db: Db, bankId: number, moved: Moved): Promise<number> {
  const chapters = new Set((await selectChapters(db, bankId)).map(({ id }) => id));
  const still = await selectStillIn(db, moved);
  const back = moved.filter(({ id, chapterId }) => still.has(id) && chapters.has(chapterId));
  await putAt(
    db,
    back.map(({ id, chapterId, place }) => ({ id, chapterId, place })),
  );
  return back.length;
}
