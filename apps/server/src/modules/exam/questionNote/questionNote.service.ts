import type { QuestionNoteContract as C } from '@cheese/domain/contract/exam/questionNote';
import type { Static } from 'typebox';
import { and, eq, inArray } from 'drizzle-orm';
import type { Asking as Who } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { takeTurns } from '../../base/limit/limit.service';
import { sheetOf } from '../attempt/attempt.sheet';
import { mayHave, openBank } from '../bank/bank.access';
import { selectRefs } from '../question/question.door';
import { questionNote, questionReport } from '../bank/question.tables';

type Asking = Who & { db: Db };

/** A question that this person may see. */
async function seen(asking: Asking, questionId: number) {
  const [ref] = await selectRefs(asking.db, [questionId]);
  if (!ref) return refuse('question.notFound');
  return mayHave(await openBank(asking, ref.bankId), questionId) ? ref : refuse('bank.locked');
}

const { questionId, text } = questionNote;

export async function listNotes(db: Db, person: Person, practiceId: number) {
  const { items } = await sheetOf(db, person.id, practiceId);
  const ids = items.map((item) => item.questionId);
  return db
    .select({ questionId, text })
    .from(questionNote)
    .where(and(eq(questionNote.personId, person.id), inArray(questionId, ids)));
}

export async function writeNote(asking: Asking, asked: Static<C['write']['body']>) {
  const { db, person, clock } = asking;
  await seen(asking, asked.questionId);
  const words = asked.text.trim();
  const isIt = and(eq(questionNote.personId, person.id), eq(questionId, asked.questionId));
  if (words === '') await db.delete(questionNote).where(isIt);
  else {
    const written = { text: words, writtenAt: clock.now() };
    await db
      .insert(questionNote)
      .values({ personId: person.id, questionId: asked.questionId, ...written })
      .onConflictDoUpdate({ target: [questionNote.personId, questionId], set: written });
  }
  return null;
}

export async function reportQuestion(asking: Asking, asked: Static<C['report']['body']>) {
  const { db, person, clock } = asking;
  const { version } = await seen(asking, asked.questionId);
  const words = asked.text.trim();
  if (words === '') return null;
  const now = clock.now();
  const limit = limits.questionReportsOfPerson;
  await takeTurns(db, now, [{ key: `questionReport:${person.id}`, limit }]);
  const row = { questionId: asked.questionId, version, personId: person.id };
  await db.insert(questionReport).values({ ...row, text: words, reportedAt: now });
  return null;
}
