import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { emergencyQuestion as question } from '../question/question.tables';
import { emergencyQuiz as quiz, emergencyQuizQuestion as quizQuestion } from './quiz.tables';

export interface Trainee {
  personId: number;
  organisationId: number;
}

/** The latest answer to each question of the bank, if it was wrong. */
function wrongLast(db: Db, { personId, organisationId }: Trainee) {
  const last = db
    .selectDistinctOn([quizQuestion.questionId], {
      questionId: quizQuestion.questionId,
      asked: quizQuestion.asked,
      given: quizQuestion.given,
      verdict: quizQuestion.verdict,
      // Counted before one answer of each question is kept.
      wrongCount: sql<number>`(count(*) filter (where ${quizQuestion.verdict} = 'wrong')
        over (partition by ${quizQuestion.questionId}))::int`.as('wrong_count'),
      answeredAt: quiz.submittedAt,
    })
    .from(quizQuestion)
    .innerJoin(quiz, eq(quiz.id, quizQuestion.quizId))
    .where(
      and(
        eq(quiz.personId, personId),
        eq(quiz.organisationId, organisationId),
        isNotNull(quiz.submittedAt),
      ),
    )
    .orderBy(quizQuestion.questionId, desc(quiz.submittedAt), desc(quiz.id))
    .as('last');
  const { questionId, asked, given, wrongCount, answeredAt, verdict } = last;
  return db
    .select({ questionId, asked, given, wrongCount, answeredAt })
    .from(last)
    .innerJoin(question, eq(question.id, questionId))
    .where(and(eq(verdict, 'wrong'), isNull(question.deletedAt)))
    .as('wrong');
}

/** The latest first. */
export async function selectWrong(db: Db, trainee: Trainee, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  const wrong = wrongLast(db, trainee);
  const rows = await db
    .select()
    .from(wrong)
    .orderBy(desc(wrong.answeredAt), wrong.questionId)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(wrong) };
}

export const isAnsweredWrong = (db: Db, trainee: Trainee) => {
  const wrong = wrongLast(db, trainee);
  return sql`${question.id} in ${db.select({ questionId: wrong.questionId }).from(wrong)}`;
};
