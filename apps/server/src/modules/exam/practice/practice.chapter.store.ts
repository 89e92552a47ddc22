import type { Db } from '../../../db/database';
import { question, questionVersion } from '../bank/question.tables';
import { questionStanding } from '../question/history/standing.tables';
import { notDeleted } from '../question/question.door';
import { and, asc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { QuestionStanding } from '@cheese/domain/codes/exam/practices';

const standsAt: Record<QuestionStanding, ReturnType<typeof sql>> = {
  0: isNull(questionStanding.share),
  1: gte(questionStanding.share, 1),
  2: lt(questionStanding.share, 1),
};

export function isChosen({
  branch,
  isWhole,
  mayTry,
  standing,
}: {
  branch: readonly number[];
  isWhole: boolean;
  mayTry: ReadonlySet<number>;
  standing: QuestionStanding | undefined;
}) {
  return and(
    inArray(question.chapterId, branch),
    notDeleted,
    isWhole ? undefined : inArray(question.id, [...mayTry]),
    standing === undefined ? undefined : standsAt[standing],
  );
}

export function selectPage(
  db: Db,
  {
    personId,
    chosen,
    limit,
    offset,
  }: { personId: number; chosen: SQL | undefined; limit: number; offset: number },
) {
  const isTheirs = and(
    eq(questionStanding.questionId, question.id),
    eq(questionStanding.personId, personId),
  );
  const isCurrent = and(
    eq(questionVersion.questionId, question.id),
    eq(questionVersion.nth, question.version),
  );
  const { type, stem } = questionVersion;
  const all = sql<number>`count(*) over ()::int`;
  return db
    .select({ id: question.id, type, stem, share: questionStanding.share, all })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .leftJoin(questionStanding, isTheirs)
    .where(chosen)
    .orderBy(asc(question.chapterId), asc(question.place), asc(question.id))
    .limit(limit)
    .offset(offset);
}
