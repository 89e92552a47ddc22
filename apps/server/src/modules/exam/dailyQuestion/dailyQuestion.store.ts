import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { questionAttempt } from '../attempt/attempt.tables';
import { notDeleted } from '../question/question.door';
import { question, questionVersion } from '../bank/question.tables';
import { dayOf, monthAfter } from './dailyQuestion.day';
import { dailyPick } from './dailyQuestion.tables';

export async function findPick(db: Db, bankId: number, day: string) {
  const plan = prepared(db, 'daily_pick', () => {
    const asked = inputs('bankId', 'day');
    const isIt = and(eq(dailyPick.bankId, asked.bankId), eq(dailyPick.day, asked.day));
    return db.select().from(dailyPick).where(isIt).prepare('daily_pick');
  });
  return (await plan.execute({ bankId, day }))[0] ?? null;
}

/** Draws the question of a day by the day alone, out of those that were not asked lately. */
export async function drawPick(db: Db, bankId: number, day: string) {
  const before = db
    .select({ id: dailyPick.questionId })
    .from(dailyPick)
    .where(eq(dailyPick.bankId, bankId))
    .orderBy(desc(dailyPick.day))
    .limit(60);
  const [drawn] = await db
    .select({ questionId: question.id, version: question.version })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.questionId, question.id), eq(questionVersion.nth, question.version)),
    )
    // Questions marked by people cannot be the daily question.
    .where(
      and(
        eq(question.bankId, bankId),
        notDeleted,
        sql`${questionVersion.type} <> ${literal(questionTypeCodes.shortAnswer)}`,
      ),
    )
    .orderBy(sql`${question.id} in ${before}`, sql`md5(${question.id} || ${day})`)
    .limit(1);
  if (!drawn) return null;
  await db
    .insert(dailyPick)
    .values({ bankId, day, ...drawn })
    .onConflictDoNothing();
  return findPick(db, bankId, day);
}

const isAnsweredBy = (personId: number) =>
  and(
    eq(questionAttempt.kind, 'daily'),
    eq(questionAttempt.personId, personId),
    eq(questionAttempt.sourceId, dailyPick.id),
  );

const share = sql<number | null>`${questionAttempt.shares}[1]`;

/** Drawn days of a month, with the share of the user's answers. */
export const selectDays = (
  db: Db,
  personId: number,
  { bankId, month }: { bankId: number; month: string },
) =>
  db
    .select({ day: dailyPick.day, share })
    .from(dailyPick)
    .leftJoin(questionAttempt, isAnsweredBy(personId))
    .where(
      and(
        eq(dailyPick.bankId, bankId),
        gte(dailyPick.day, `${month}-01`),
        lt(dailyPick.day, monthAfter(month)),
      ),
    )
    .orderBy(asc(dailyPick.day));

export async function selectAnsweredDays(db: Db, personId: number, bankId: number) {
  const rows = await db
    .select({ day: dailyPick.day, startedAt: questionAttempt.startedAt })
    .from(questionAttempt)
    .innerJoin(dailyPick, eq(dailyPick.id, questionAttempt.sourceId))
    .where(and(isAnsweredBy(personId), eq(dailyPick.bankId, bankId)))
    .orderBy(desc(dailyPick.day))
    .limit(1000);
  // One that was caught up later keeps no row of days unbroken.
  const onTheDay = rows.filter(({ day, startedAt }) => dayOf(startedAt) === day);
  return new Set(onTheDay.map(({ day }) => day));
}

/** Latest first, with the words and the share of the user's answer. */
export async function selectPicks(
  db: Db,
  personId: number,
  { bankId, until, ...paged }: Paged & { bankId: number; until: string },
) {
  const where = and(eq(dailyPick.bankId, bankId), lte(dailyPick.day, until));
  const isAsked = and(
    eq(questionVersion.questionId, dailyPick.questionId),
    eq(questionVersion.nth, dailyPick.version),
  );
  const { limit, offset } = rowsOf(paged);
  const { type, stem } = questionVersion;
  const rows = await db
    .select({ day: dailyPick.day, type, stem, share })
    .from(dailyPick)
    .innerJoin(questionVersion, isAsked)
    .leftJoin(questionAttempt, isAnsweredBy(personId))
    .where(where)
    .orderBy(desc(dailyPick.day))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(dailyPick, where) };
}

/** Undefined if the user has not answered it. */
export async function findDaily(db: Db, personId: number, pickId: number) {
  const plan = prepared(db, 'daily_answered', () => {
    const asked = inputs('personId', 'pickId');
    const isIt = and(
      eq(questionAttempt.kind, 'daily'),
      eq(questionAttempt.personId, asked.personId),
      eq(questionAttempt.sourceId, asked.pickId),
    );
    return db.select().from(questionAttempt).where(isIt).limit(1).prepare('daily_answered');
  });
  return (await plan.execute({ personId, pickId }))[0] ?? null;
}
