import {
  and,
  asc,
  countDistinct,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  max,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { certificate } from '../../people/certificate/certificate.tables';
import { emergencyQuiz as quiz } from '../quiz/quiz.tables';
import { emergencyResource as resource } from '../resource/resource.tables';
import { traineesOf } from './situation.roll.store';
import { emergencyStudy as study } from '../study/study.tables';
import { isWelfare } from '../certificateItem/certificateItem.filters';

/** From a moment on, and up to one, of one organisation; without moments ever since. */
export interface Stretch {
  organisationId: number;
  from?: Date;
  to?: Date;
}

const studied = ({ organisationId, from, to }: Stretch) =>
  and(
    eq(study.organisationId, organisationId),
    gt(study.studiedMs, 0),
    from && gte(study.startedAt, from),
    to && lt(study.startedAt, to),
  );

const awarded = ({ organisationId, from, to }: Stretch) =>
  and(
    isWelfare,
    eq(certificate.organisationId, organisationId),
    isNull(certificate.revokedAt),
    from && gte(certificate.issuedAt, from),
    to && lt(certificate.issuedAt, to),
  );

export const countAwarded = (db: Db, stretch: Stretch) => {
  const holders = traineesOf(db, stretch.organisationId);
  return db.$count(certificate, and(awarded(stretch), inArray(certificate.personId, holders)));
};

/** Studied resources and certificates of all trainees, or of those given. */
export async function selectFeats(db: Db, stretch: Stretch, personIds?: number[]) {
  const resources = await db
    .select({ personId: study.personId, number: countDistinct(study.resourceId) })
    .from(study)
    .where(and(studied(stretch), personIds && inArray(study.personId, personIds)))
    .groupBy(study.personId);
  const certificates = await db
    .select({ personId: certificate.personId, number: count() })
    .from(certificate)
    .where(and(awarded(stretch), personIds && inArray(certificate.personId, personIds)))
    .groupBy(certificate.personId);
  return { resources: numbersOf(resources), certificates: numbersOf(certificates) };
}

export type Feats = Awaited<ReturnType<typeof selectFeats>>;

const numbersOf = (rows: { personId: number; number: number }[]) =>
  new Map(rows.map(({ personId, number }) => [personId, number]));

/** Most recently studied first. */
export function selectStudied(db: Db, stretch: Stretch, personId: number) {
  return db
    .select({
      resourceId: study.resourceId,
      title: resource.title,
      studiedMs: sum(study.studiedMs).mapWith(Number),
      lastStudiedAt: max(study.endedAt),
    })
    .from(study)
    .innerJoin(resource, eq(resource.id, study.resourceId))
    .where(and(studied(stretch), eq(study.personId, personId)))
    .groupBy(study.resourceId, resource.title)
    .orderBy(desc(max(study.endedAt)), asc(study.resourceId));
}

export function selectQuizzes(
  db: Db,
  { organisationId, from, to }: Required<Stretch>,
  personId: number,
) {
  return db
    .select()
    .from(quiz)
    .where(
      and(
        eq(quiz.organisationId, organisationId),
        eq(quiz.personId, personId),
        gte(quiz.submittedAt, from),
        lt(quiz.submittedAt, to),
      ),
    )
    .orderBy(desc(quiz.submittedAt), desc(quiz.id));
}
