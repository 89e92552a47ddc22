import { and, between, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { type Cut, cutByMonths, type Stretch } from '../totals/totals.months';
import {
  emergencyLearnerDay as learnerDay,
  emergencyLearnerMonth as learnerMonth,
} from '../totals/totals.tables';

/** Whole days of one organisation, the first and the last included. */
export interface Span {
  organisationId: number;
  firstDay: string;
  lastDay: string;
}

export const total = (column: PgColumn | SQL.Aliased) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** A subquery with the activity of all trainees, or one, within the period. */
export function didIn(db: Db, span: Span, personId?: number, cut = cutOf(span)) {
  const part = partsIn(db, { ...span, personId, ...cut });
  const [studiedMs, quizzes] = [total(part.studiedMs), total(part.quizzes)];
  return (
    db
      .select({
        personId: part.personId,
        studiedMs: studiedMs.as('did_ms'),
        quizzes: quizzes.as('did_quizzes'),
        scoreSum: total(part.scoreSum).as('did_scores'),
      })
      .from(part)
      .groupBy(part.personId)
      // Drops trainees who were active only on the subtracted days.
      .having(or(gt(studiedMs, 0), gt(quizzes, 0)))
      .as('did')
  );
}

const cutOf = ({ firstDay, lastDay }: Span) => cutByMonths(firstDay, lastDay);

interface Parts extends Span, Cut {
  personId: number | undefined;
}

/** The months, and the days beside them, in one question: what is written meanwhile is in both. */
function partsIn(db: Db, { organisationId, personId, months, added, takenAway }: Parts) {
  const own = (table: typeof learnerDay | typeof learnerMonth) =>
    and(
      eq(table.organisationId, organisationId),
      personId === undefined ? undefined : eq(table.personId, personId),
    );
  const days = (stretches: Stretch[], sign: SQL) =>
    db
      .select(signed(learnerDay, sign))
      .from(learnerDay)
      .where(and(own(learnerDay), within(learnerDay.day, stretches)));
  const whole = db
    .select(signed(learnerMonth, sql``))
    .from(learnerMonth)
    .where(and(own(learnerMonth), within(learnerMonth.month, months ? [months] : [])));
  return unionAll(whole, days(added, sql``), days(takenAway, sql`-`)).as('part');
}

const within = (column: PgColumn, stretches: Stretch[]) =>
  or(...stretches.map(({ first, last }) => between(column, first, last))) ?? sql`false`;

/** A month of milliseconds is more than an integer holds. */
const signed = (table: typeof learnerDay | typeof learnerMonth, sign: SQL) => ({
  personId: table.personId,
  studiedMs: sql<number>`${sign}${table.studiedMs}::bigint`.as('part_ms'),
  quizzes: sql<number>`${sign}${table.quizzes}`.as('part_quizzes'),
  scoreSum: sql<number>`${sign}${table.scoreSum}`.as('part_scores'),
});
