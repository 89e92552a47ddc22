import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { type Paged, pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { runsSchool } from '../../base/ownership/ownership';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { question, questionReport, questionVersion } from './question.tables';
import { bankChapter, questionBank } from './bank.tables';
import { notDeleted } from './notDeleted.filters';

interface Looked extends Paged {
  keyword?: string | undefined;
  isArchived?: boolean;
}

const input = sql.placeholder;

/** Banks of the user's own school that they may see. */
const seenBy = (who: Person) =>
  and(
    eq(questionBank.organisationId, input('organisationId')),
    runsSchool(who)
      ? undefined
      : or(eq(questionBank.isShared, true), eq(questionBank.createdBy, input('personId'))),
  );

const countOf = (what: SQL) => sql<number>`(select count(*)::int from ${what})`;
/** A bank with what a list says of it; its owner as they are called at the school. */
const shownColumns = {
  ...getTableColumns(questionBank),
  ownerName: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname}, '')`,
  questionCount: countOf(sql`${question}
    where ${question.bankId} = ${questionBank.id} and ${question.deletedAt} is null`),
  chapterCount: countOf(sql`${bankChapter} where ${bankChapter.bankId} = ${questionBank.id}`),
};

const selectShown = (db: Db, where: SQL | undefined) =>
  db
    .select({ ...shownColumns, total: db.$count(questionBank, where) })
    .from(questionBank)
    .leftJoin(person, eq(person.id, questionBank.createdBy))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, person.id),
        eq(membership.organisationId, input('organisationId')),
      ),
    )
    .where(where);

export type ShownBank = Omit<Awaited<ReturnType<typeof selectShown>>[number], 'total'>;

const patternOf = (keyword?: string) => (keyword?.trim() ? likePattern(keyword.trim()) : undefined);
const named = (pattern?: string) =>
  pattern === undefined ? undefined : ilike(questionBank.name, input('pattern'));

/** The newest first. */
export function selectOwnBanks(db: Db, who: Person, { keyword, isArchived, ...at }: Looked) {
  const { id: personId, organisationId } = who;
  const pattern = patternOf(keyword);
  const asked = [runsSchool(who), isArchived, pattern !== undefined].map(Number);
  const name = `own_banks_${asked.join('')}`;
  const page = prepared(db, name, () =>
    selectShown(
      db,
      and(
        seenBy(who),
        named(pattern),
        isArchived ? isNotNull(questionBank.archivedAt) : isNull(questionBank.archivedAt),
      ),
    )
      .orderBy(desc(questionBank.id))
      .limit(input('limit'))
      .offset(input('offset'))
      .prepare(name),
  );
  return pageBy(page, { personId, organisationId, pattern }, at);
}

export function selectPlatformBanks(
  db: Db,
  { organisationId }: Person,
  { ids, keyword, ...at }: Looked & { ids: readonly number[] },
) {
  const pattern = patternOf(keyword);
  const name = `platform_banks_${Number(pattern !== undefined)}`;
  const page = prepared(db, name, () => {
    const isOpen = sql`${questionBank.id} = any(${input('ids')}::int[])`;
    const isIt = and(isNull(questionBank.organisationId), isNull(questionBank.archivedAt), isOpen);
    return selectShown(db, and(isIt, named(pattern)))
      .orderBy(questionBank.id)
      .limit(input('limit'))
      .offset(input('offset'))
      .prepare(name);
  });
  return pageBy(page, { organisationId, ids: [...ids], pattern }, at);
}

/** One bank, as lists show it. */
export async function findShown(db: Db, { organisationId }: Person, id: number) {
  const plan = prepared(db, 'bank_shown', () =>
    selectShown(db, eq(questionBank.id, input('id'))).prepare('bank_shown'),
  );
  return (await plan.execute({ organisationId, id }))[0] ?? null;
}

export async function selectVisibleIds(db: Db, who: Person): Promise<number[]> {
  const { id: personId, organisationId } = who;
  const name = `visible_banks_${Number(runsSchool(who))}`;
  const plan = prepared(db, name, () =>
    db
      .select({ id: questionBank.id })
      .from(questionBank)
      .where(and(seenBy(who), isNull(questionBank.archivedAt)))
      .prepare(name),
  );
  return (await plan.execute({ personId, organisationId })).map(({ id }) => id);
}

/** Unanswered learner reports for each bank. */
export async function countReports(
  db: Db,
  bankIds: readonly number[],
): Promise<Map<number, number>> {
  const plan = prepared(db, 'bank_reports', () =>
    db
      .select({ bankId: question.bankId, count: count() })
      .from(questionReport)
      .innerJoin(question, eq(question.id, questionReport.questionId))
      .where(
        and(
          isNull(questionReport.settledAt),
          sql`${question.bankId} = any(${input('ids')}::int[])`,
          notDeleted,
        ),
      )
      .groupBy(question.bankId)
      .prepare('bank_reports'),
  );
  const rows = await plan.execute({ ids: [...bankIds] });
  return new Map(rows.map((row) => [row.bankId, row.count]));
}

/** The name on the school's roll, or the user's own name where no school is given. */
export async function selectNames(
  db: Db,
  organisationId: number | null,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const isThere = and(
    eq(membership.personId, person.id),
    organisationId === null ? sql`false` : eq(membership.organisationId, organisationId),
  );
  const rows = await db
    .select({
      id: person.id,
      name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
    })
    .from(person)
    .leftJoin(membership, isThere)
    .where(inArray(person.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const MOST_TAGS = 200;

/** The tags of a bank, those of most questions first. */
export async function selectTags(db: Db, bankId: number): Promise<string[]> {
  const tag = sql<string>`unnest(${questionVersion.tags})`.as('tag');
  const each = db
    .select({ tag })
    .from(question)
    .innerJoin(
      questionVersion,
      and(
        eq(questionVersion.questionId, question.id),
        eq(questionVersion.nth, question.version),
        sql`${questionVersion.tags} <> '{}'`,
      ),
    )
    .where(and(eq(question.bankId, bankId), notDeleted))
    .as('each');
  const rows = await db
    .select({ tag: each.tag })
    .from(each)
    .groupBy(each.tag)
    .orderBy(desc(count()), each.tag)
    .limit(MOST_TAGS);
  return rows.map((row) => row.tag);
}

export async function insertBank(db: Db, row: typeof questionBank.$inferInsert): Promise<number> {
  const [made] = await db.insert(questionBank).values(row).returning({ id: questionBank.id });
  return present(made).id;
}

export const updateBank = (
  db: Db,
  id: number,
  changed: Partial<typeof questionBank.$inferInsert>,
) => db.update(questionBank).set(changed).where(eq(questionBank.id, id));
