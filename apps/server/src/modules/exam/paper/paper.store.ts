import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { living, refColumns } from '../question/question.door';
import { question, questionVersion } from '../question/question.tables';
import type { Draw } from './paper.plan';

const isCurrent = and(
  eq(questionVersion.questionId, question.id),
  eq(questionVersion.nth, question.version),
);

const oneOf = <T>(list: readonly T[], is: (values: T[]) => ReturnType<typeof and>) =>
  list.length > 0 ? is([...list]) : undefined;

/** Which questions a rule may draw. */
const fitting = ({
  bankId,
  chapterIds,
  types,
  difficulties,
  tags,
}: Omit<Draw, 'count' | 'score'>) =>
  and(
    eq(question.bankId, bankId),
    living,
    oneOf(chapterIds, (ids) => inArray(question.chapterId, ids)),
    oneOf(types, (some) => inArray(questionVersion.type, some)),
    oneOf(difficulties, (some) => inArray(questionVersion.difficulty, some)),
    oneOf(tags, (some) => sql`${questionVersion.tags} && ${sql.param(some)}::text[]`),
  );

/** So many of those that a rule may draw, whichever; those that are taken already are left out. */
export const selectDrawn = (db: Db, draw: Draw, taken: number[]) =>
  db
    .select(refColumns)
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(
      and(
        fitting(draw),
        oneOf(taken, (ids) => notInArray(question.id, ids)),
      ),
    )
    .orderBy(sql`random()`)
    .limit(draw.count);
