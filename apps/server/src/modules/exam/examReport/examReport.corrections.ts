import type { Answers } from '@cheese/domain/contract/call';
import type { ExamReportContract as C } from '@cheese/domain/contract/exam/examReport';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { person } from '../../people/person/person.tables';
import { correctedWords } from '../attempt/attempt.corrections';
import { attemptCorrection } from '../attempt/attempt.tables';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { wordsOf } from '../question/question.words';

/** Newest first. */
export async function listCorrections(
  context: CallerContext & { db: Db },
  examId: number,
): Promise<Answers<C['corrections']>> {
  const { db } = context;
  await examOfSchool(context, examId);
  const rows = await db
    .select({
      correction: attemptCorrection,
      by: sql<string>`coalesce(${person.name}, ${person.nickname}, '')`,
    })
    .from(attemptCorrection)
    .leftJoin(person, eq(person.id, attemptCorrection.correctedBy))
    .where(and(eq(attemptCorrection.kind, 'exam'), eq(attemptCorrection.sourceId, examId)))
    .orderBy(desc(attemptCorrection.id));
  const words = await wordsOf(
    db,
    rows.map(({ correction }) => correction),
  );
  return rows.map(({ correction, by }, at) => {
    const { id, questionId, way, reason, changedCount } = correction;
    return {
      id,
      questionId,
      way,
      reason,
      changedCount,
      by,
      stem: words[at]!.stem,
      right: correctedWords(words[at]!, correction).key,
      at: correction.correctedAt.getTime(),
    };
  });
}
