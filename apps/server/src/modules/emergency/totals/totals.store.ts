import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { emergencyResource } from '../resource/resource.tables';
import { monthOf } from './totals.months';
import {
  emergencyCentreDay as centreDay,
  emergencyLearner as learner,
  emergencyLearnerDay as learnerDay,
  emergencyLearnerMonth as learnerMonth,
} from './totals.tables';

interface Deed {
  organisationId: number | null;
  personId: number;
}

interface StudyDeed extends Deed {
  resourceId: number;
  startedAt: Date;
  /** Time added by the report, the total including it, and when it arrived. */
  countedMs: number;
  studiedMs: number;
  at: Date;
}

interface Sums {
  studiedMs?: number;
  quizzes?: number;
  scoreSum?: number;
}

const NO_TOPIC = 0;

const sumsOf = (table: PgTable & Record<keyof Sums, PgColumn>) => ({
  studiedMs: sql`${table.studiedMs} + excluded.studied_ms`,
  quizzes: sql`${table.quizzes} + excluded.quizzes`,
  scoreSum: sql`${table.scoreSum} + excluded.score_sum`,
});

/** To be called in the transaction of the visit. */
export async function addStudy(inside: Db, { countedMs, ...deed }: StudyDeed) {
  const { organisationId, personId, at: lastStudiedAt } = deed;
  // Skips people without an organisation, and visits without any study time.
  if (organisationId === null || deed.studiedMs === 0) return;
  const own = { organisationId, personId };
  if (countedMs === 0) return touchLearner(inside, own, lastStudiedAt);
  const day = chinaDay(deed.startedAt.getTime());
  const sums = { studiedMs: countedMs };
  const isFirst = await addToDay(inside, { ...own, day }, sums);
  await addToLearner(inside, own, { ...sums, lastStudiedAt });
  const topic = await topicOf(inside, deed.resourceId);
  // Last, because others of the organisation wait for these rows.
  await addToCentre(inside, { organisationId, day, topic }, sums);
  if (isFirst) await addToCentre(inside, { organisationId, day, topic: NO_TOPIC }, { learners: 1 });
}

interface QuizDeed extends Deed {
  organisationId: number;
  submittedAt: Date;
  score: number;
}

/** To be called in the transaction in which a quiz is marked. */
export async function addQuiz(inside: Db, { score: scoreSum, submittedAt, ...own }: QuizDeed) {
  const { organisationId, personId } = own;
  const day = chinaDay(submittedAt.getTime());
  const sums = { quizzes: 1, scoreSum };
  await addToDay(inside, { organisationId, personId, day }, sums);
  await addToLearner(inside, { organisationId, personId }, sums);
  await addToCentre(inside, { organisationId, day, topic: NO_TOPIC }, sums);
}

interface MemberRef {
  organisationId: number;
  personId: number;
}

interface OwnDay extends MemberRef {
  day: string;
}

/** Answers true for the first study of the day. */
async function addToDay(inside: Db, own: OwnDay, sums: Sums) {
  const rows = await inside
    .insert(learnerDay)
    .values({ ...own, ...sums })
    .onConflictDoUpdate({
      target: [learnerDay.organisationId, learnerDay.day, learnerDay.personId],
      set: sumsOf(learnerDay),
    })
    .returning({ studiedMs: learnerDay.studiedMs });
  await addToMonth(inside, own, sums);
  return rows[0]?.studiedMs === sums.studiedMs;
}

async function addToMonth(inside: Db, { day, ...own }: OwnDay, sums: Sums) {
  await inside
    .insert(learnerMonth)
    .values({ ...own, ...sums, month: monthOf(day) })
    .onConflictDoUpdate({
      target: [learnerMonth.organisationId, learnerMonth.month, learnerMonth.personId],
      set: sumsOf(learnerMonth),
    });
}

async function addToLearner(inside: Db, own: MemberRef, sums: Sums & { lastStudiedAt?: Date }) {
  await inside
    .insert(learner)
    .values({ ...own, ...sums })
    .onConflictDoUpdate({
      target: [learner.organisationId, learner.personId],
      set: {
        ...sumsOf(learner),
        lastStudiedAt: sql`greatest(${learner.lastStudiedAt}, excluded.last_studied_at)`,
      },
    });
}

/** A late report adds no time but still counts as activity. */
async function touchLearner(
  inside: Db,
  { organisationId, personId }: MemberRef,
  lastStudiedAt: Date,
) {
  const isOwn = and(
    eq(learner.organisationId, organisationId),
    eq(learner.personId, personId),
    isNotNull(learner.lastStudiedAt),
  );
  await inside.update(learner).set({ lastStudiedAt }).where(isOwn);
}

async function addToCentre(
  inside: Db,
  key: { organisationId: number; day: string; topic: number },
  sums: Sums & { learners?: number },
) {
  await inside
    .insert(centreDay)
    .values({ ...key, ...sums })
    .onConflictDoUpdate({
      target: [centreDay.organisationId, centreDay.day, centreDay.topic],
      set: {
        ...sumsOf(centreDay),
        learners: sql`${centreDay.learners} + excluded.learners`,
      },
    });
}

async function topicOf(inside: Db, resourceId: number) {
  const rows = await inside
    .select({ topic: emergencyResource.topic })
    .from(emergencyResource)
    .where(eq(emergencyResource.id, resourceId));
  return rows[0]?.topic ?? NO_TOPIC;
}
