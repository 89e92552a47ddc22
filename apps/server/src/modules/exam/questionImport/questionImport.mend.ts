import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionImportContract as C } from '@cheese/domain/contract/exam/questionImport';
import { type Mending, mended } from '@cheese/question-files/mend';
import { MOST_QUESTIONS } from '@cheese/question-files/shapes';
import type { FaultyQuestion } from '@cheese/question-files/sheet/faultySheet';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { fingerprintOf } from '../question/writing/fingerprint';
import { changeRows, isOfKind, selectFaulty } from './questionImport.faults.store';
import { ownImport, takeWaiting } from './questionImport.own';
import { findTwice } from './questionImport.rows.store';
import type { ImportedRow } from './questionImport.tables';
import { questionImportTexts } from './questionImport.texts';

const AT_ONCE = 500;

/** Mends one kind of fault in every question that has it. */
export async function mendRows(
  db: Db,
  context: CallerContext,
  { importId, fault, mend, type }: Static<C['mend']['body']>,
): Promise<Answers<C['mend']>> {
  const mending = { field: fault.field, isMeant: isOfKind(fault), mend, type };
  return db.transaction(async (inside) => {
    const { bankId } = await takeWaiting(inside, context, importId);
    let [count, from] = [0, 0];
    for (;;) {
      const some = await selectFaulty(inside, importId, { kind: fault, from, limit: AT_ONCE });
      const last = some.at(-1);
      if (!last) break;
      await changeRows(
        inside,
        importId,
        some.map((row) => changed(row, mending)),
      );
      [count, from] = [count + some.length, last.place + 1];
    }
    await findTwice(inside, importId, bankId);
    return { mended: count };
  });
}

function changed({ place, draft, faults, lost }: ImportedRow, mending: Mending) {
  const now = mended({ draft, faults, lost }, mending);
  return { place, ...now, fingerprint: fingerprintOf(now.draft) };
}

/** The faulty rows that the user can download for correction, without those left out. */
export async function faultyRows(db: Db, context: CallerContext, importId: number) {
  const { fileName, state } = await ownImport(db, context, importId);
  if (state === 'reading') refuse('questionImport.reading');
  const rows = await selectFaulty(db, importId, { from: 0, limit: MOST_QUESTIONS });
  if (rows.length === 0) refuse('questionImport.nothingFaulty');
  const faulty: FaultyQuestion[] = rows.map(({ draft, chapter, stands, faults, lost }) => ({
    draft,
    chapter,
    stands,
    lost,
    faults,
  }));
  return { fileName: questionImportTexts.toMend(fileName.replace(/\.[^.]{1,10}$/, '')), faulty };
}
