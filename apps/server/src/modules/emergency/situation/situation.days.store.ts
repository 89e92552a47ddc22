import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { emergencyResource as resource } from '../resource/resource.tables';
import { emergencyStudy as study } from '../study/study.tables';
import { othersOf } from './situation.roll.store';
import { stretchOf } from './situation.span';
import {
  emergencyCentreDay as centreDay,
  emergencyLearnerDay as learnerDay,
} from '../totals/totals.tables';
import { type Span, total } from './situation.deeds.store';

const within = (table: typeof centreDay | typeof learnerDay, span: Span) =>
  and(
    eq(table.organisationId, span.organisationId),
    gte(table.day, span.firstDay),
    lte(table.day, span.lastDay),
  );

const minus = (value: PgColumn | SQL) => sql<number>`-(${value})`.mapWith(Number);

/**
 * Daily totals of all trainees, computed as the organisation's totals minus people who are not on
 * the roll.
 */
export function selectDays(db: Db, span: Span) {
  const all = db
    .select({
      day: centreDay.day,
      studied: sql<number>`${centreDay.learners}::bigint`.as('studied'),
      studiedMs: sql<number>`${centreDay.studiedMs}`.as('studied_ms'),
      quizzes: sql<number>`${centreDay.quizzes}::bigint`.as('quizzes'),
      scoreSum: sql<number>`${centreDay.scoreSum}::bigint`.as('score_sum'),
    })
    .from(centreDay)
    .where(within(centreDay, span));
  const others = db
    .select({
      day: learnerDay.day,
      studied: minus(sql`(${learnerDay.studiedMs} > 0)::int::bigint`),
      studiedMs: minus(sql`${learnerDay.studiedMs}::bigint`),
      quizzes: minus(sql`${learnerDay.quizzes}::bigint`),
      scoreSum: minus(sql`${learnerDay.scoreSum}::bigint`),
    })
    .from(learnerDay)
    .where(
      and(
        within(learnerDay, span),
        inArray(learnerDay.personId, othersOf(db, span.organisationId)),
      ),
    );
  const part = unionAll(all, others).as('part');
  return db
    .select({
      day: part.day,
      studied: total(part.studied),
      studiedMs: total(part.studiedMs),
      quizzes: total(part.quizzes),
      scoreSum: total(part.scoreSum),
    })
    .from(part)
    .groupBy(part.day)
    .having(sql`sum(${part.studiedMs}) > 0 or sum(${part.quizzes}) > 0`)
    .orderBy(asc(part.day));
}

/** The same by topic. */
export function selectTopics(db: Db, span: Span) {
  const { organisationId, from, to } = stretchOf(span);
  const all = db
    .select({
      topic: centreDay.topic,
      studiedMs: sql<number>`${centreDay.studiedMs}`.as('studied_ms'),
    })
    .from(centreDay)
    .where(within(centreDay, span));
  const others = db
    .select({ topic: resource.topic, studiedMs: minus(sql`${study.studiedMs}::bigint`) })
    .from(study)
    .innerJoin(resource, eq(resource.id, study.resourceId))
    .where(
      and(
        eq(study.organisationId, organisationId),
        gte(study.startedAt, from),
        sql`${study.startedAt} < ${to}`,
        inArray(study.personId, othersOf(db, organisationId)),
      ),
    );
  const part = unionAll(all, others).as('part');
  const studiedMs = total(part.studiedMs);
  return db
    .select({ topic: part.topic, studiedMs })
    .from(part)
    .groupBy(part.topic)
    .having(gt(studiedMs, 0))
    .orderBy(asc(part.topic));
}
