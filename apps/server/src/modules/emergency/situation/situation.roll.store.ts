import { and, eq, exists, ilike, notExists } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { emergencyLearner as learner } from '../totals/totals.tables';

/**
 * The trainees of an organisation. Managers are left out of their own statistics, and former
 * members of all of them.
 */
export const onRoll = (db: Db, organisationId: number, keyword?: string) =>
  and(
    eq(membership.organisationId, organisationId),
    exists(
      db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.id, membership.personId), eq(person.isWelfareManager, false))),
    ),
    keyword ? ilike(membership.name, likePattern(keyword)) : undefined,
  );

export const traineesOf = (db: Db, organisationId: number) =>
  db.select({ personId: membership.personId }).from(membership).where(onRoll(db, organisationId));

/** People with activity in the organisation who are no longer on the roll; a small set. */
export const othersOf = (db: Db, organisationId: number) =>
  db
    .select({ personId: learner.personId })
    .from(learner)
    .where(
      and(
        eq(learner.organisationId, organisationId),
        notExists(
          db
            .select({ id: membership.id })
            .from(membership)
            .where(and(eq(membership.personId, learner.personId), onRoll(db, organisationId))),
        ),
      ),
    );
