import type { AuditAct } from '@cheese/domain/codes/people/audit';
import { and, count, desc, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { organisation } from '../organisation/organisation.tables';
import { person, type PersonRow } from '../person/person.tables';
import { auditEntry } from './audit.tables';

export const insertAudit = (db: Db, row: typeof auditEntry.$inferInsert) =>
  db.insert(auditEntry).values(row);

const byPerson = alias(person, 'by_person');
const toPerson = alias(person, 'to_person');

interface Narrowed extends Paged {
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
const ofSchool = (db: Db, schoolId: number) =>
  or(
    eq(auditEntry.organisationId, schoolId),
    inArray(
      auditEntry.organisationId,
      db
        .select({ id: organisation.id })
        .from(organisation)
        .where(eq(organisation.mergedIntoId, schoolId)),
    ),
  );

/**
 * Newest first. Phone numbers match only as a whole, so that a prefix search cannot reveal the
 * rest.
 */
export async function selectAudit(db: Db, asked: Narrowed) {
  const { keyword, act, from, to, organisationId } = asked;
  const pattern = keyword && likePattern(keyword);
  const where = and(
    organisationId === undefined ? undefined : ofSchool(db, organisationId),
    act && eq(auditEntry.act, act),
    from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntry.at, new Date(to)),
    pattern
      ? or(
          ilike(auditEntry.about, pattern),
          ...[byPerson, toPerson].flatMap((who) => [
            ilike(who.name, pattern),
            ilike(who.nickname, pattern),
            eq(who.phone, keyword),
          ]),
        )
      : undefined,
  );
  const { limit, offset } = rowsOf(asked);
  const rows: AuditedRow[] = await db
    .select({ entry: auditEntry, by: byPerson, to: toPerson })
    .from(auditEntry)
    .innerJoin(byPerson, eq(byPerson.id, auditEntry.byPersonId))
    .leftJoin(toPerson, eq(toPerson.id, auditEntry.toPersonId))
    .where(where)
    .orderBy(desc(auditEntry.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(auditEntry)
    .innerJoin(byPerson, eq(byPerson.id, auditEntry.byPersonId))
    .leftJoin(toPerson, eq(toPerson.id, auditEntry.toPersonId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
