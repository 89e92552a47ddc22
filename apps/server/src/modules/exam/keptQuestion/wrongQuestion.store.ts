import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { question, questionVersion } from '../bank/question.tables';
import { questionMistake, questionStanding } from '../question/history/standing.tables';
import { notDeleted } from '../question/question.door';
import { isWrong } from '../standing/standing.door';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Narrowing } from './keptQuestion.asked';

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
  notDeleted,
  sql`not ${question.id} = any(${sql.placeholder('secret')}::int[])`,
);

/** A statement for each way of narrowing, kept. */
export const onList = (db: Db, { way, where }: Narrowing) =>
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

export const countOnList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `wrong_count_${way}`, () =>
    db
      .select({ count: count() })
      .from(questionStanding)
      .innerJoin(question, eq(question.id, questionStanding.questionId))
      .innerJoin(questionVersion, isAnswered)
      .where(and(isOnList, where))
      .prepare(`wrong_count_${way}`),
  );

export function selectMistakes(db: Db, personId: number, questionId: number) {
  const { origin, given, answeredAt } = questionMistake;
  const isIt = and(
    eq(questionMistake.personId, personId),
    eq(questionMistake.questionId, questionId),
  );
  return db
    .select({ origin, given, answeredAt })
    .from(questionMistake)
    .where(isIt)
    .orderBy(desc(questionMistake.id))
    .limit(50);
}
