import type { Answers } from '@cheese/domain/contract/call';
import type { WrongQuestionContract as C } from '@cheese/domain/contract/exam/wrongQuestion';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { secretQuestions } from '../exam/review/attempt.secret';
import { toReviewed } from '../question/question.shapes';
import { wordsOf } from '../question/question.words';
import { narrowingOf } from './keptQuestion.asked';
import { countOnList, onList, selectMistakes } from './wrongQuestion.store';
import { updateStanding } from '../standing/standing.door';

export async function listWrong(
  { db, person, clock }: CallerContext & { db: Db },
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const narrowing = await narrowingOf(db, query);
  const secret = [...(await secretQuestions(db, person.id, clock.now()))];
  const values = { ...narrowing.values, personId: person.id, secret };
  const rows = await onList(db, narrowing).execute({ ...values, ...rowsOf(query) });
  const [all] = await countOnList(db, narrowing).execute(values);
  const words = await wordsOf(db, rows);
  const list = rows.map(({ given, share, groupId, ...row }, at) => ({
    libraryId: row.libraryId,
    origin: `${row.bank} · ${row.chapter}`,
    question: toReviewed({ words: words[at]!, groupId, shown: null }, { given, share: share ?? 0 }),
    wrongCount: row.wrongCount,
    lastWrongAt: row.lastWrongAt?.getTime() ?? 0,
  }));
  return { list, total: all?.count ?? 0 };
}

/** Every mistake with one question, the latest first. */
export async function listMistakes(db: Db, person: Person, questionId: number) {
  const rows = await selectMistakes(db, person.id, questionId);
  return rows.map((row) => ({ ...row, answeredAt: row.answeredAt.getTime() }));
}

/** On the list again, as it was before it was taken off. */
export async function restore(
  db: Db,
  { person }: Pick<CallerContext, 'person'>,
  questionId: number,
) {
  await updateStanding(db, { personId: person.id, questionId }, { forgivenAt: null });
  return null;
}

/** Off the list until it is answered wrong again. */
export async function forgive(db: Db, { person, clock }: CallerContext, questionId: number) {
  await updateStanding(db, { personId: person.id, questionId }, { forgivenAt: clock.now() });
  return null;
}
