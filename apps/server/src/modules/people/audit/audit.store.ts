import type { AuditAct } from '@cheese/domain/codes/people/audit';
import { and, desc, eq, gte, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { isAmong } from '../../../db/isAmong';
import { beginningPattern, likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { keptCount, totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { organisation } from '../organisation/organisation.tables';
import { person, type PersonRow } from '../person/person.tables';
import { auditEntry } from './audit.tables';

export const insertAudit = (db: Db, row: typeof auditEntry.$inferInsert) =>
  db.insert(auditEntry).values(row);

const byPerson = alias(person, 'by_person');
const toPerson = alias(person, 'to_person');

interface Narrowed {
  keyword?: string;
  act?: AuditAct;
  from?: number;
  to?: number;
  /** Only what concerns this school. */
  organisationId?: number;
}

export interface AuditedRow {
  entry: typeof auditEntry.$inferSelect;
  by: PersonRow;
  to: PersonRow | null;
}

/** Its own, and what was written of the schools that became part of it. */
async function schoolsOf(db: Db, schoolId: number) {
  const merged = await db
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(organisation.mergedIntoId, schoolId));
  return [schoolId, ...merged.map(({ id }) => id)];
}

/**
 * By what it is about, and by people of whom a name begins so. Phone numbers match only as a whole,
 * so that a prefix search cannot reveal the rest.
 */
function matching(db: Db, keyword: string) {
  const idsWhere = (where: SQL) => db.select({ id: person.id }).from(person).where(where);
  const called = unionAll(
    idsWhere(eq(person.phone, keyword)),
    idsWhere(like(person.name, beginningPattern(keyword))),
    idsWhere(like(person.nickname, beginningPattern(keyword))),
  );
  return or(
    ilike(auditEntry.about, likePattern(keyword)),
    isAmong(auditEntry.byPersonId, called),
    isAmong(auditEntry.toPersonId, called),
  );
}

async function narrowedBy(db: Db, { keyword, act, from, to, organisationId }: Narrowed) {
  const schools = organisationId === undefined ? undefined : await schoolsOf(db, organisationId);
  return and(
    schools && ofSchools(schools),
    act && eq(auditEntry.act, act),
    from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntry.at, new Date(to)),
    keyword ? matching(db, keyword) : undefined,
  );
}

/** For one school the index gives the entries in their order. */
const ofSchools = ([first = 0, ...merged]: readonly number[]) =>
  merged.length === 0
    ? eq(auditEntry.organisationId, first)
    : inArray(auditEntry.organisationId, [first, ...merged]);

/** Newest first. The page is found before anybody is named. */
export async function selectAudit(db: Db, { page, pageCnt, ...narrowed }: Narrowed & Paged) {
  const where = await narrowedBy(db, narrowed);
  const { limit, offset } = rowsOf({ page, pageCnt });
  const ids = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(where)
    .orderBy(desc(auditEntry.id))
    .limit(limit)
    .offset(offset);
  const count = () => keptCount(['audit', narrowed], () => db.$count(auditEntry, where));
  const total = await totalBeside(ids, { limit, offset }, count);
  return { rows: await shown(db).execute({ ids: ids.map(({ id }) => id) }), total };
}

const shown = (db: Db) =>
  prepared(db, 'audit_shown', () =>
    db
      .select({ entry: auditEntry, by: byPerson, to: toPerson })
      .from(auditEntry)
      .innerJoin(byPerson, eq(byPerson.id, auditEntry.byPersonId))
      .leftJoin(toPerson, eq(toPerson.id, auditEntry.toPersonId))
      .where(sql`${auditEntry.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(desc(auditEntry.id))
      .prepare('audit_shown'),
  );
