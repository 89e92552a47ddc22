import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionImportContract as C } from '@cheese/domain/contract/exam/questionImport';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { selectChapters } from '../bank/bank.door';
import { dropEmptyChapters, lockBank, selectBrought } from './questionImport.bank.store';
import { ownImport } from './questionImport.own';
import { takeImport, updateImport } from './questionImport.store';
import { moveRemoved, removeQuestions } from '../question/question.remove.store';

const SHOWN = 100;

/** Undoes an import; questions changed or used since are kept and reported. */
export async function undoImport(
  db: Db,
  context: CallerContext,
  importId: number,
): Promise<Answers<C['undo']>> {
  await ownImport(db, context, importId);
  return db.transaction(async (inside) => {
    const head = (await takeImport(inside, importId)) ?? refuse('questionImport.notFound');
    if (head.state !== 'saved' && head.state !== 'undone') refuse('questionImport.notSaved');
    await lockBank(inside, head.bankId);
    const brought = await selectBrought(inside, importId, head.organisationId);
    const gone = brought.filter(({ isEdited, isAsked }) => !isEdited && !isAsked);
    const ids = gone.map(({ questionId }) => questionId);
    await removeQuestions(inside, ids, context.clock.now());
    await dropChapters(inside, head);
    await updateImport(inside, importId, { state: 'undone' });
    const kept = brought
      .filter(({ isEdited, isAsked }) => isEdited || isAsked)
      .map(({ questionId, place, stem, isAsked }) => ({
        questionId,
        place,
        stem,
        why: isAsked ? ('asked' as const) : ('edited' as const),
      }));
    return { removed: ids.length, kept: kept.slice(0, SHOWN) };
  });
}

/** Chapters that it made go, too, where nothing stands in them any more. */
async function dropChapters(
  db: Db,
  { bankId, madeChapters }: { bankId: number; madeChapters: number[] },
) {
  const others = (await selectChapters(db, bankId)).filter(({ id }) => !madeChapters.includes(id));
  const [first] = others;
  if (first) await moveRemoved(db, madeChapters, first.id);
  await dropEmptyChapters(db, madeChapters);
}
