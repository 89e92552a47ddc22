import { and, count, eq, gt, inArray, isNotNull, isNull, lte, or, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { emergencyQuiz } from '../quiz/quiz.tables';
import type { Trainee } from '../quiz/wrong.door';
import { emergencyResource } from '../resource/resource.tables';
import { onShelf } from '../study/study.door';
import { emergencyStudy } from '../study/study.tables';
import type { Deeds } from './conditions';

/**
 * The trainee's record within one organisation, optionally since a time; activity in other
 * organisations does not count.
 */
export async function selectDeeds(
  db: Db,
  { personId, organisationId }: Trainee,
  after: Date | null = null,
): Promise<Deeds> {
  const studied = await db
    .select({ id: emergencyStudy.resourceId, ms: sum(emergencyStudy.studiedMs).mapWith(Number) })
    .from(emergencyStudy)
    .where(
      and(
        eq(emergencyStudy.personId, personId),
        eq(emergencyStudy.organisationId, organisationId),
        after ? gt(emergencyStudy.startedAt, after) : undefined,
      ),
    )
    .groupBy(emergencyStudy.resourceId);
  const scores = await db
    .select({ score: emergencyQuiz.score, quizzes: count() })
    .from(emergencyQuiz)
    .where(
      and(
        eq(emergencyQuiz.personId, personId),
        eq(emergencyQuiz.organisationId, organisationId),
        eq(emergencyQuiz.isTest, true),
        isNotNull(emergencyQuiz.submittedAt),
        after ? gt(emergencyQuiz.submittedAt, after) : undefined,
        // At first sight of all, or in this round.
        or(
          isNull(emergencyQuiz.freshSince),
          after ? lte(emergencyQuiz.freshSince, after) : undefined,
        ),
      ),
    )
    .groupBy(emergencyQuiz.score);
  const studiedMsOf = new Map(studied.map(({ id, ms }) => [id, ms]));
  return { studiedMs: studied.reduce((all, { ms }) => all + ms, 0), studiedMsOf, scores };
}

/** Those of the resources that can be studied at all. */
export async function selectOnShelf(db: Db, ids: number[]) {
  if (ids.length === 0) return new Set<number>();
  const rows = await db
    .select({ id: emergencyResource.id })
    .from(emergencyResource)
    .where(and(inArray(emergencyResource.id, ids), onShelf));
  return new Set(rows.map(({ id }) => id));
}
