import { groundStateCodes } from '@cheese/domain/codes/emergency/centre';
import { testRule } from '@cheese/domain/codes/emergency/testRule';
import type { QuizSupply } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { and, eq, gte, isNotNull, isNull, max, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { emergencyCertificateItem as item } from '../certificateItem/certificate.tables';
import { certificate } from '../../people/certificate/certificate.tables';
import { inBank, type QuestionFilter } from '../question/question.door';
import { emergencyQuestion as question } from '../question/question.tables';
import { emergencyQuiz as quiz, emergencyQuizQuestion as quizQuestion } from './quiz.tables';
import type { Trainee } from './wrong.store';
import { isWelfare } from '../certificateItem/certificateItem.filters';

const DAY_MS = 86_400_000;

/** When a round began: with a certificate, or never. */
export type Begin = Date | null;

export interface Round {
  personId: number;
  begin: Begin;
  now: Date;
}

/**
 * The trainee's rounds, longest first. Each certificate that must be renewed and requires tests
 * starts a round of its own; one never earned counts from the first question ever seen.
 */
export async function selectBegins(db: Db, { personId, organisationId }: Trainee) {
  const begin = max(certificate.issuedAt);
  const rows = await db
    .select({ begin })
    .from(certificate)
    .innerJoin(item, and(isWelfare, eq(item.id, certificate.subjectId)))
    .where(
      and(
        eq(certificate.personId, personId),
        eq(certificate.organisationId, organisationId),
        isNotNull(certificate.expiresAt),
        isNull(certificate.revokedAt),
        eq(item.groundState, groundStateCodes.shown),
        isNull(item.deletedAt),
        sql`(${item.conditions}->>'quizzes')::int > 0`,
      ),
    )
    .groupBy(item.id)
    .orderBy(begin);
  return [null, ...rows.map((row) => row.begin)] satisfies Begin[];
}

/**
 * Questions that the trainee has seen in a round, up to the end of a quiz in it; in the first
 * round, everything they ever saw. Practice of known questions does not use them up, but their keys
 * are still remembered, so they rest for some days in a later round.
 */
export function isSeenIn(db: Db, { personId, begin, now }: Round) {
  const lastSight = sql`coalesce(${quiz.submittedAt}, ${quiz.givenUpAt}, ${quiz.startedAt})`;
  const restsUntil = new Date(now.getTime() - testRule.restDays * DAY_MS);
  const seen = db
    .select({ questionId: quizQuestion.questionId })
    .from(quizQuestion)
    .innerJoin(quiz, eq(quiz.id, quizQuestion.quizId))
    .where(
      and(
        eq(quiz.personId, personId),
        begin
          ? or(and(eq(quiz.isRepeat, false), gte(lastSight, begin)), gte(lastSight, restsUntil))
          : undefined,
      ),
    );
  return sql<boolean>`${question.id} in ${seen}`;
}

export const isFreshIn = (db: Db, round: Round) => not(isSeenIn(db, round));

/** Ever, in whatever round. */
export const isKnown = (db: Db, personId: number) =>
  isSeenIn(db, { personId, begin: null, now: new Date(0) });

export async function countSupply(
  db: Db,
  { organisationId, filed, ...round }: Round & { organisationId: number; filed: QuestionFilter },
): Promise<QuizSupply> {
  const fitting = inBank(organisationId, filed);
  return {
    bank: await db.$count(question, inBank(organisationId, {})),
    fresh: await db.$count(question, and(fitting, isFreshIn(db, round))),
    seen: await db.$count(question, and(fitting, isKnown(db, round.personId))),
  };
}
