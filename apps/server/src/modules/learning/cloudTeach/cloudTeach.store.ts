import {
  applicationStateCodes,
  type ApplicationState,
} from '@cheese/domain/codes/learning/cloudTeach';
import {
  and,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  sql,
  type SQL,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { rowsOf, type Paged, withTotal } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { person } from '../../people/person/person.tables';
import { teachApplication as table, type TeachApplicationRow } from './cloudTeach.tables';

/** More than a phone can have asked for in years. */
const MOST_SHOWN = 50;

/** Null where one of the same phone is under way already. */
export async function insertApplication(
  db: Db,
  row: typeof table.$inferInsert,
): Promise<number | null> {
  const [made] = await db
    .insert(table)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: table.id });
  return made?.id ?? null;
}

/** Theirs is what they sent while signed in, and what was sent of their phone. */
const isOf = (db: Db, personId: number | Placeholder) =>
  or(
    eq(table.personId, personId),
    eq(table.phone, db.select({ phone: person.phone }).from(person).where(eq(person.id, personId))),
  );

export function selectOwn(db: Db, personId: number): Promise<TeachApplicationRow[]> {
  const plan = prepared(db, 'teach_applications_own', () =>
    db
      .select()
      .from(table)
      .where(isOf(db, sql.placeholder('personId')))
      // By the bare id the planner goes through all applications, from the newest on.
      .orderBy(sql`${table.id} + 0 desc`)
      .limit(MOST_SHOWN)
      .prepare('teach_applications_own'),
  );
  return plan.execute({ personId });
}

/** Locks the application against concurrent decisions. */
export async function lockApplication(db: Db, id: number, ofPerson?: number) {
  const where = and(eq(table.id, id), ofPerson === undefined ? undefined : isOf(db, ofPerson));
  const [row] = await db.select().from(table).where(where).for('update');
  return row ?? null;
}

export async function findApplication(db: Db, id: number) {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ?? null;
}

type Changed = Partial<
  Pick<TeachApplicationRow, 'contactedAt' | 'openedAt' | 'declinedAt' | 'withdrawnAt' | 'reason'>
>;

export const updateApplication = (db: Db, id: number, changed: Changed) =>
  db.update(table).set(changed).where(eq(table.id, id));

const isUnderWay = sql`coalesce(${table.openedAt}, ${table.declinedAt}, ${table.withdrawnAt}) is null`;

/** The same as `stateOf`, as the database knows it. */
const inState: Record<ApplicationState, SQL | undefined> = {
  1: and(isUnderWay, isNull(table.contactedAt)),
  2: and(isUnderWay, isNotNull(table.contactedAt)),
  3: isNotNull(table.openedAt),
  4: isNotNull(table.declinedAt),
  5: isNotNull(table.withdrawnAt),
};

/** Phone numbers match only as a whole, so that a prefix search cannot reveal the rest. */
const saidBy = (keyword: string) =>
  or(
    ...[table.name, table.organisation].map((column) => ilike(column, likePattern(keyword))),
    eq(table.phone, keyword),
  );

interface Narrowed extends Paged {
  keyword?: string;
  state?: ApplicationState;
}

/** Those that wait first, the oldest of them on top; then what was asked last. */
export const selectEvery = (db: Db, { keyword, state, ...paged }: Narrowed) =>
  withTotal(paged, (asked) => {
    const { limit, offset } = rowsOf(asked);
    return db
      .select({ row: table, total: sql<number>`(count(*) over ())::int` })
      .from(table)
      .where(and(state && inState[state], keyword ? saidBy(keyword) : undefined))
      .orderBy(
        sql`(${isUnderWay}) desc`,
        sql`case when ${isUnderWay} then ${table.id} end`,
        desc(table.id),
      )
      .limit(limit)
      .offset(offset);
  });

export const countWaiting = (db: Db) => db.$count(table, inState[applicationStateCodes.waiting]);
