import type { QuestionNoteContract as C } from '@cheese/domain/contract/exam/questionNote';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { sheetOf } from '../attempt/attempt.sheet';
import { mayHave, openBank } from '../bank/bank.access';
import { selectRefs } from '../question/question.door';
import { insertReport, keepNote, selectNotes } from './questionNote.store';

/** A question that this person may see. */
async function seen(context: CallerContext<'db'>, questionId: number) {
  const [ref] = await selectRefs(context.db, [questionId]);
  if (!ref) return refuse('question.notFound');
  return mayHave(await openBank(context, ref.bankId), questionId) ? ref : refuse('bank.locked');
}

export async function listNotes(db: Db, person: Person, practiceId: number) {
  const { items } = await sheetOf(db, person.id, practiceId);
  const ids = items.map((item) => item.questionId);
  return selectNotes(db, person.id, ids);
}

export async function writeNote(context: CallerContext<'db'>, body: Static<C['write']['body']>) {
  const { db, person, clock } = context;
  await seen(context, body.questionId);
  const words = body.text.trim();
  await keepNote(db, {
    personId: person.id,
    about: body.questionId,
    writtenAt: clock.now(),
    words,
  });
  return null;
}

export async function reportQuestion(
  context: CallerContext<'db'>,
  body: Static<C['report']['body']>,
) {
  const { db, person, clock } = context;
  const { version } = await seen(context, body.questionId);
  const words = body.text.trim();
  if (words === '') return null;
  const now = clock.now();
  const limit = limits.questionReportsOfPerson;
  await consumeRateLimits(db, now, [{ key: `questionReport:${person.id}`, limit }]);
  const row = { questionId: body.questionId, version, personId: person.id };
  await insertReport(db, { row, words, now });
  return null;
}
