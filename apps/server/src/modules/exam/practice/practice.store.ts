import { and, desc, eq, inArray, isNotNull, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { AttemptKind } from '../attempt/attempt.kinds';
import { attemptAnswer, questionAttempt } from '../attempt/attempt.tables';
import { bankChapter } from '../bank/bank.tables';
import { type PracticeKind, practiceKinds } from './practice.sources';

/** Answered is what holds something; a flag or a shown key alone is none. */
const answeredCount = sql<number>`(select count(*)::int from ${attemptAnswer}
  where ${attemptAnswer.attemptId} = ${questionAttempt.id} and ${attemptAnswer.given} <> '[]')`;

const { id, kind, sourceId, title, startedAt, submittedAt } = questionAttempt;
const columns = {
  ...{ id, kind, sourceId, title, startedAt, submittedAt, answeredCount },
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

/** The practices of somebody, of one source where it is named. */
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

/** What was asked of somebody in those of a source that were handed in, the last one first. */
export const selectHandedIn = (db: Db, { personId, ...source }: Source & { personId: number }) =>
  db
    .select({ items: questionAttempt.items, submittedAt })
    .from(questionAttempt)
    .where(
      and(isTheirs(personId, [source.kind]), eq(sourceId, source.sourceId), isNotNull(submittedAt)),
    )
    .orderBy(desc(submittedAt));

/** Whether it was there without an answer; it leaves nothing behind. */
export const deleteUnanswered = (db: Db, practiceId: number): Promise<boolean> =>
  db.transaction(async (inside) => {
    const isIt = and(eq(id, practiceId), isNull(questionAttempt.submittedAt));
    // What is being saved meanwhile is waited for, and then seen.
    await inside.select({ id }).from(questionAttempt).where(isIt).for('update');
    const gone = await inside
      .delete(questionAttempt)
      .where(and(isIt, sql`${answeredCount} = 0`))
      .returning({ id });
    return gone.length > 0;
  });

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
