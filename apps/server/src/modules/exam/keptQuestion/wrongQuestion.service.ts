import type { Answers } from '@cheese/domain/contract/call';
import type { WrongQuestionContract as C } from '@cheese/domain/contract/exam/wrongQuestion';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { secretQuestions } from '../exam/review/attempt.secret';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { living } from '../question/question.door';
import { toReviewed } from '../question/question.shapes';
import { question, questionVersion } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { isWrong } from '../standing/standing.door';
import { questionMistake, questionStanding } from '../question/history/standing.tables';
import { type Narrowing, narrowingOf } from './keptQuestion.asked';

/** The version of the question that was answered wrong. */
const isAnswered = and(
  eq(questionVersion.questionId, questionStanding.questionId),
  eq(questionVersion.nth, questionStanding.version),
);

/** Without the words, which are known by their version. */
const shown = {
  questionId: questionStanding.questionId,
  version: questionStanding.version,
  given: questionStanding.given,
  share: questionStanding.share,
  wrongCount: questionStanding.wrongCount,
  lastWrongAt: questionStanding.lastWrongAt,
  groupId: question.groupId,
  libraryId: questionBank.id,
  bank: questionBank.name,
  chapter: bankChapter.name,
};

const isOnList = and(
  eq(questionStanding.personId, sql.placeholder('personId')),
  isWrong,
  living,
  sql`not ${question.id} = any(${sql.placeholder('secret')}::int[])`,
);

/** A statement for each way of narrowing, kept. */
const onList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `wrong_${way}`, () =>
    db
      .select(shown)
      .from(questionStanding)
      .innerJoin(question, eq(question.id, questionStanding.questionId))
      .innerJoin(questionVersion, isAnswered)
      .innerJoin(questionBank, eq(questionBank.id, question.bankId))
      .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
      .where(and(isOnList, where))
      .orderBy(desc(questionStanding.lastWrongAt), desc(question.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`wrong_${way}`),
  );

const countOnList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `wrong_count_${way}`, () =>
    db
      .select({ count: count() })
      .from(questionStanding)
      .innerJoin(question, eq(question.id, questionStanding.questionId))
      .innerJoin(questionVersion, isAnswered)
      .where(and(isOnList, where))
      .prepare(`wrong_count_${way}`),
  );

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

const isTheirs = ({ id }: Person, questionId: number) =>
  and(eq(questionStanding.personId, id), eq(questionStanding.questionId, questionId));

/** Every mistake with one question, the latest first. */
export async function listMistakes(db: Db, person: Person, questionId: number) {
  const { origin, given, answeredAt } = questionMistake;
  const isIt = and(
    eq(questionMistake.personId, person.id),
    eq(questionMistake.questionId, questionId),
  );
  const rows = await db
    .select({ origin, given, answeredAt })
    .from(questionMistake)
    .where(isIt)
    .orderBy(desc(questionMistake.id))
    .limit(50);
  return rows.map((row) => ({ ...row, answeredAt: row.answeredAt.getTime() }));
}

/** On the list again, as it was before it was taken off. */
export async function restore(
  db: Db,
  { person }: Pick<CallerContext, 'person'>,
  questionId: number,
) {
  await db.update(questionStanding).set({ forgivenAt: null }).where(isTheirs(person, questionId));
  return null;
}

/** Off the list until it is answered wrong again. */
export async function forgive(db: Db, { person, clock }: CallerContext, questionId: number) {
  await db
    .update(questionStanding)
    .set({ forgivenAt: clock.now() })
    .where(isTheirs(person, questionId));
  return null;
}
