import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notDeleted, refColumns } from '../question/question.door';
import { question, questionVersion } from '../bank/question.tables';
import { drawGroups } from './paper.groups';
import type { Draw } from './paper.plan';

const isCurrent = and(
  eq(questionVersion.questionId, question.id),
  eq(questionVersion.nth, question.version),
);

const oneOf = <T>(list: readonly T[], is: (values: T[]) => ReturnType<typeof and>) =>
  list.length > 0 ? is([...list]) : undefined;

export type Rule = Omit<Draw, 'count' | 'score' | 'pool'>;

const fitting = ({ bankId, chapterIds, types, difficulties, tags, without = [] }: Rule) =>
  and(
    eq(question.bankId, bankId),
    notDeleted,
    oneOf(chapterIds, (ids) => inArray(question.chapterId, ids)),
    oneOf(types, (some) => inArray(questionVersion.type, some)),
    oneOf(difficulties, (some) => inArray(questionVersion.difficulty, some)),
    oneOf(tags, (some) => sql`${questionVersion.tags} && ${sql.param(some)}::text[]`),
    // One array instead of so many inputs: a school may have asked thousands.
    oneOf(without, (ids) => sql`not ${question.id} = any(${sql.param(ids)}::int[])`),
  );

export interface Drawing {
  taken: number[];
  /** The same draws the same again; without it whichever. */
  seed?: number;
}

/** So many of those that a rule may draw, groups whole; those that are taken already are left out. */
export async function selectDrawn(db: Db, draw: Draw, { taken, seed }: Drawing) {
  const rows = await db
    .select(refColumns)
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(
      and(
        fitting(draw),
        oneOf(taken, (ids) => notInArray(question.id, ids)),
      ),
    )
    .orderBy(seed === undefined ? sql`random()` : sql`md5(${`${seed}-`}::text || ${question.id})`);
  return drawGroups(rows, draw.count);
}

/** Everything that a rule may draw. */
export async function selectPool(db: Db, rule: Rule): Promise<number[]> {
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(fitting(rule));
  return rows.map(({ id }) => id);
}

/** The same, as each is worded now, for what is published. */
export async function selectPoolRefs(db: Db, rule: Rule): Promise<NonNullable<Draw['pool']>> {
  const rows = await db
    .select(refColumns)
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(fitting(rule))
    .orderBy(question.id);
  return rows.map(({ questionId, version, groupId }) => [questionId, version, groupId]);
}

export { fitting, isCurrent };
