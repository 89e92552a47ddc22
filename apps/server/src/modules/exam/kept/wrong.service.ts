import type { Answers } from '@cheese/domain/contract/call';
import type { WrongQuestionContract as C } from '@cheese/domain/contract/exam/wrongQuestion';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { secretQuestions } from '../attempt/attempt.secret';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { living } from '../question/question.door';
import { toReviewed } from '../question/question.shapes';
import { question, questionVersion } from '../question/question.tables';
import { isWrong } from '../standing/standing.door';
import { questionMistake, questionStanding } from '../standing/standing.tables';
import { narrowedTo } from './kept.asked';

/** The words that somebody answered wrong, which may not be today's. */
const isAnswered = and(
  eq(questionVersion.questionId, questionStanding.questionId),
  eq(questionVersion.nth, questionStanding.version),
);

export async function listWrong(
  { db, person }: { db: Db; person: Person },
  asked: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const secret = await secretQuestions(db, person.id);
  const where = and(
    eq(questionStanding.personId, person.id),
    isWrong,
    living,
    await narrowedTo(db, asked),
    secret.size > 0 ? notInArray(question.id, [...secret]) : undefined,
  );
  const { limit, offset } = rowsOf(asked);
  const joined = db
    .select({
      standing: questionStanding,
      words: questionVersion,
      groupId: question.groupId,
      bank: { id: questionBank.id, name: questionBank.name },
      chapter: bankChapter.name,
    })
    .from(questionStanding)
    .innerJoin(question, eq(question.id, questionStanding.questionId))
    .innerJoin(questionVersion, isAnswered)
    .innerJoin(questionBank, eq(questionBank.id, question.bankId))
    .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
    .where(where);
  const all = db.$count(joined.as('all_wrong'));
  const rows = await joined
    .orderBy(desc(questionStanding.lastWrongAt), desc(question.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ standing, words, groupId, bank, chapter }) => ({
    libraryId: bank.id,
    origin: `${bank.name} · ${chapter}`,
    question: toReviewed(
      { words, groupId, shown: null },
      { given: standing.given, share: standing.share ?? 0 },
    ),
    wrongCount: standing.wrongCount,
    lastWrongAt: standing.lastWrongAt?.getTime() ?? 0,
  }));
  return { list, total: await all };
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

/** Off the list until it is answered wrong again. */
export async function forgive(db: Db, { person, clock }: Asking, questionId: number) {
  await db
    .update(questionStanding)
    .set({ forgivenAt: clock.now() })
    .where(isTheirs(person, questionId));
  return null;
}
