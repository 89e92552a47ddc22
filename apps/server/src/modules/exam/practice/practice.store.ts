import { commodityTypeCodes, chargeKindCodes } from '@cheese/domain/codes/shop/products';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { AttemptKind } from '../attempt/attempt.kinds';
import { attemptAnswer, questionAttempt } from '../attempt/attempt.tables';
import { course } from '../../learning/course/course.tables';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { notDeleted, refColumns } from '../question/question.door';
import { question } from '../bank/question.tables';
import { type PracticeKind, practiceKinds } from './practice.sources';

/** Answered is what holds something; a flag or a shown key alone is none. */
const answeredCount = sql<number>`(select count(*)::int from ${attemptAnswer}
  where ${attemptAnswer.attemptId} = ${questionAttempt.id} and ${attemptAnswer.given} <> '[]')`;

const { id, kind, sourceId, title, startedAt, submittedAt } = questionAttempt;
const columns = {
  id,
  kind,
  sourceId,
  title,
  startedAt,
  submittedAt,
  answeredCount,
  questionCount: sql<number>`jsonb_array_length(${questionAttempt.items})`,
};

/** A chapter is of its bank; the other ways to practise name theirs themselves. */
const isOfBank = (bankId: number) =>
  or(
    and(inArray(kind, ['wrong', 'collected', 'random', 'due']), eq(sourceId, bankId)),
    and(
      eq(kind, 'chapter'),
      sql`${sourceId} in (select ${bankChapter.id} from ${bankChapter}
        where ${bankChapter.bankId} = ${bankId})`,
    ),
  );

/** The user's practices, optionally of one source. */
const isTheirs = (personId: number | Placeholder, kinds: readonly AttemptKind[]) =>
  and(eq(questionAttempt.personId, personId), inArray(kind, [...kinds]));

export async function findPractice(db: Db, personId: number, practiceId: number) {
  const plan = prepared(db, 'practice', () =>
    db
      .select(columns)
      .from(questionAttempt)
      .where(
        and(eq(id, sql.placeholder('id')), isTheirs(sql.placeholder('personId'), practiceKinds)),
      )
      .prepare('practice'),
  );
  return (await plan.execute({ id: practiceId, personId }))[0] ?? null;
}

interface Source {
  kind: PracticeKind;
  sourceId: number;
}

const isOpenOf = (personId: number, source: Source) =>
  and(
    isTheirs(personId, [source.kind]),
    eq(sourceId, source.sourceId),
    isNull(questionAttempt.submittedAt),
  );

export async function findOpen(db: Db, personId: number, source: Source) {
  const rows = await db
    .select(columns)
    .from(questionAttempt)
    .where(isOpenOf(personId, source))
    .orderBy(desc(id))
    .limit(1);
  return rows[0] ?? null;
}

/** Submitted attempts of a source, newest first. */
export const selectHandedIn = (db: Db, { personId, ...source }: Source & { personId: number }) =>
  db
    .select({ items: questionAttempt.items, submittedAt })
    .from(questionAttempt)
    .where(
      and(isTheirs(personId, [source.kind]), eq(sourceId, source.sourceId), isNotNull(submittedAt)),
    )
    .orderBy(desc(submittedAt));

/** The latest first. */
export async function selectPractices(
  db: Db,
  personId: number,
  { bankId, ...paged }: Paged & { kind?: PracticeKind; bankId?: number | undefined },
) {
  const ofBank = bankId === undefined ? undefined : isOfBank(bankId);
  const where = and(isTheirs(personId, paged.kind ? [paged.kind] : practiceKinds), ofBank);
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select(columns)
    .from(questionAttempt)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(questionAttempt, where) };
}

export type PracticeRow = NonNullable<Awaited<ReturnType<typeof findPractice>>>;

/**
 * Questions from the same chapters of the course owner's bank and of the same types as the chosen
 * ones, so that no manually marked question replaces an automatic one. Banks on sale are excluded:
 * they must not be given away piece by piece.
 */
export const selectOfSameChapters = (
  db: Db,
  { courseId, questionIds }: { courseId: number; questionIds: readonly number[] },
) => {
  const chosen = sql`any(${sql.param([...questionIds])}::int[])`;
  const typeOf = (id: SQL, version: SQL) => sql`(select words.type from question_version words
    where words.question_id = ${id} and words.nth = ${version})`;
  return db
    .select(refColumns)
    .from(question)
    .innerJoin(questionBank, eq(questionBank.id, question.bankId))
    .innerJoin(
      course,
      sql`${course.organisationId} is not distinct from ${questionBank.organisationId}`,
    )
    .where(
      and(
        notDeleted,
        eq(course.id, courseId),
        sql`not exists (select 1 from commodity where commodity.type = ${literal(commodityTypeCodes.bank)}
          and commodity.product_id = ${questionBank.id} and commodity.charge <> ${chargeKindCodes.free})`,
        sql`${question.id} <> all(${sql.param([...questionIds])}::int[])`,
        sql`${question.chapterId} in (select chapter_id from question where id = ${chosen})`,
        sql`${typeOf(sql`${question.id}`, sql`${question.version}`)} in (
          select words.type from question_version words join question asked
            on asked.id = words.question_id and asked.version = words.nth
          where asked.id = ${chosen})`,
      ),
    )
    .orderBy(asc(question.chapterId), asc(question.place), asc(question.id));
};
