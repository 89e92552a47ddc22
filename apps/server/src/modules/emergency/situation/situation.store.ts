import type { SituationOrder } from '@cheese/domain/codes/emergency/welfare';
import { riskRule } from '@cheese/domain/codes/emergency/riskRule';
import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../../people/organisation/member.tables';
import type { Cut } from '../totals/totals.months';
import { onRoll } from './situation.roll.store';
import { emergencyLearner as learner } from '../totals/totals.tables';
import { didIn, type Span } from './situation.deeds.store';

export const countPeople = (db: Db, organisationId: number, keyword?: string) =>
  db.$count(membership, onRoll(db, organisationId, keyword));

export function countStudied(db: Db, span: Span, cut?: Cut) {
  const did = didIn(db, span, undefined, cut);
  const came = db.select({ personId: did.personId }).from(did).where(gt(did.studiedMs, 0));
  return db.$count(
    membership,
    and(onRoll(db, span.organisationId), inArray(membership.personId, came)),
  );
}

/** Number of trainees for each average, rounded down; at most 101 rows. */
export function selectAverages(db: Db, span: Span) {
  const did = didIn(db, span);
  const score = sql<number>`floor(${did.scoreSum} / ${did.quizzes})`.mapWith(Number);
  return db
    .select({ score, people: sql<number>`count(*)`.mapWith(Number) })
    .from(did)
    .innerJoin(membership, eq(membership.personId, did.personId))
    .where(and(gt(did.quizzes, 0), onRoll(db, span.organisationId)))
    .groupBy(score);
}

const orZero = (sums: unknown) => sql<number>`coalesce(${sums}, 0)`.mapWith(Number);

const nullsLast = (order: SQL) => sql`${order} desc nulls last`;

export interface PeopleAsked {
  span: Span;
  keyword?: string;
  order: SituationOrder;
  paged?: Paged;
}

/** Everybody by what they did in the days, the most first. */
export function selectPeople(db: Db, { span, keyword, order, paged }: PeopleAsked) {
  const did = didIn(db, span);
  const by = {
    1: sql`${did.studiedMs}`,
    2: sql`${did.scoreSum}::float / nullif(${did.quizzes}, 0)`,
    3: sql`${learner.lastStudiedAt}`,
  }[order];
  const rows = learnersBy(db, span, did)
    .where(onRoll(db, span.organisationId, keyword))
    .orderBy(nullsLast(by), asc(membership.id));
  if (!paged) return rows;
  const { limit, offset } = rowsOf(paged);
  return rows.limit(limit).offset(offset);
}

/** Null if the person is not on the roll. */
export async function findLearner(db: Db, span: Span, personId: number) {
  const isThis = and(onRoll(db, span.organisationId), eq(membership.personId, personId));
  const rows = await learnersBy(db, span, didIn(db, span, personId)).where(isThis);
  return rows[0] ?? null;
}

const learnersBy = (db: Db, { organisationId }: Span, did: ReturnType<typeof didIn>) =>
  db
    .select({
      userId: sql<number>`${membership.personId}`,
      name: membership.name,
      studiedMs: orZero(did.studiedMs),
      quizzes: orZero(did.quizzes),
      scoreSum: orZero(did.scoreSum),
      lastStudiedAt: learner.lastStudiedAt,
    })
    .from(membership)
    .leftJoin(did, eq(did.personId, membership.personId))
    .leftJoin(learner, isTotalOf(organisationId))
    .$dynamic();

const isTotalOf = (organisationId: number) =>
  and(eq(learner.organisationId, organisationId), eq(learner.personId, membership.personId));

/** The same rule as `riskReasonsOf`, for rows that are only counted or skipped. */
const isAtRisk = (idleBefore: Date) =>
  or(
    sql`coalesce(${learner.studiedMs}, 0) < 1000`,
    lt(learner.lastStudiedAt, idleBefore),
    // As rounded as it is shown.
    sql`round(10.0 * ${learner.scoreSum} / nullif(${learner.quizzes}, 0)) < ${10 * riskRule.lowScore}::int`,
  );

const riskRows = (db: Db, organisationId: number, idleBefore: Date) =>
  db
    .select({
      userId: sql<number>`${membership.personId}`.as('user_id'),
      name: membership.name,
      studiedMs: orZero(learner.studiedMs).as('studied'),
      quizzes: orZero(learner.quizzes).as('taken'),
      scoreSum: orZero(learner.scoreSum).as('scores'),
      lastStudiedAt: learner.lastStudiedAt,
    })
    .from(membership)
    .leftJoin(learner, isTotalOf(organisationId))
    .where(and(onRoll(db, organisationId), isAtRisk(idleBefore)));

/** Longest inactive first. */
export function selectAtRisk(db: Db, organisationId: number, idleBefore: Date, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  return riskRows(db, organisationId, idleBefore)
    .orderBy(sql`${learner.lastStudiedAt} asc nulls first`, asc(membership.id))
    .limit(limit)
    .offset(offset);
}

export const countAtRisk = (db: Db, organisationId: number, idleBefore: Date) =>
  db.$count(riskRows(db, organisationId, idleBefore).as('at_risk'));

export type LearnerRow = Awaited<ReturnType<typeof selectAtRisk>>[number];
