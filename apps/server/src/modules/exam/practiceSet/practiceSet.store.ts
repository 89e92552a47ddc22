import type { PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { and, desc, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { practiceSet } from './practiceSet.tables';

const { id, name, choices, madeAt, personId, removedAt } = practiceSet;

const ofSet = sql`question_attempt a where a.person_id = practice_set.person_id
  and a.kind = 'made' and a.source_id = practice_set.id`;

const columns = {
  id,
  name,
  choices,
  madeAt,
  startedCount: sql<number>`(select count(*)::int from ${ofSet})`,
  openId: sql<number | null>`(select max(a.id) from ${ofSet} and a.submitted_at is null)`,
};

const selectSets = (db: Db, who: number | Placeholder, which: SQL | undefined) =>
  db
    .select(columns)
    .from(practiceSet)
    .where(and(eq(personId, who), isNull(removedAt), which))
    .orderBy(desc(id));

export const selectNamed = (db: Db, who: number) =>
  prepared(db, 'practice_sets_named', () =>
    selectSets(db, sql.placeholder('who'), isNotNull(name)).prepare('practice_sets_named'),
  ).execute({ who });

/** Another user's set is reported as not found. */
export async function findSet(db: Db, who: number, setId: number) {
  const [row] = await selectSets(db, who, eq(id, setId));
  return row ?? null;
}

export const countNamed = (db: Db, who: number) =>
  db.$count(practiceSet, and(eq(personId, who), isNull(removedAt), isNotNull(name)));

interface Made {
  personId: number;
  name: string | null;
  choices: PracticeChoices;
  madeAt: Date;
}

/** Null where they have one of this name. */
export async function insertSet(db: Db, row: Made): Promise<number | null> {
  const plan = prepared(db, 'practice_set_made', () =>
    db
      .insert(practiceSet)
      .values({
        ...inputs('personId', 'choices', 'madeAt'),
        name: sql`${sql.placeholder('name')}::text`,
      })
      .onConflictDoNothing()
      .returning({ id })
      .prepare('practice_set_made'),
  );
  const [made] = await plan.execute({ ...row });
  return made?.id ?? null;
}

type Change = Partial<Pick<Made, 'choices'>> & { name?: string; removedAt?: Date | null };

/** Answers false if the set is missing or belongs to another user. */
export async function updateSet(db: Db, who: number, setId: number, change: Change) {
  const changed = await db
    .update(practiceSet)
    .set(change)
    .where(and(eq(personId, who), eq(id, setId)))
    .returning({ id });
  return changed.length > 0;
}

/** True if another set of the same user has this name. */
export const isNameTaken = (
  db: Db,
  who: number,
  { setId, named }: { setId: number; named: string },
) =>
  db.$count(
    practiceSet,
    and(eq(personId, who), eq(name, named), isNull(removedAt), sql`${id} <> ${setId}`),
  );

export const findRemoved = async (db: Db, who: number, setId: number) => {
  const rows = await db
    .select({ name })
    .from(practiceSet)
    .where(and(eq(personId, who), eq(id, setId), isNotNull(removedAt)));
  return rows[0] ?? null;
};
