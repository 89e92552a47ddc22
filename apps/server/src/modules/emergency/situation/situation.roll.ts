import { and, eq, exists, ilike, notExists } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { emergencyLearner as learner } from '../totals/totals.tables';

/**
 * Whose study the situation is about: the trainees of an organisation. Who manages it is not spoken
 * to about their own, and who has left is nobody's to look at; every number leaves both out.
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
    keyword ? ilike(membership.name, containing(keyword)) : undefined,
  );

export const traineesOf = (db: Db, organisationId: number) =>
  db.select({ personId: membership.personId }).from(membership).where(onRoll(db, organisationId));

/** Who learned in an organisation and is not looked at any more: few, beside those who are. */
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
