import type { MemberVerdict } from '@cheese/domain/codes/school/memberImports';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  notExists,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { session } from '../../people/session/session.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import {
  type MemberImportHead as ImportHead,
  memberImport as head,
  memberImportRow as row,
} from './memberImport.tables';

const AT_ONCE = 500;

export type NewImport = typeof head.$inferInsert;
export type NewRow = Omit<typeof row.$inferInsert, 'importId'>;

/** A person has one preview of a kind: the one before gives way to it. */
export function insertImport(db: Db, made: NewImport, rows: readonly NewRow[]): Promise<number> {
  return db.transaction(async (inside) => {
    await inside
      .delete(head)
      .where(
        and(
          eq(head.personId, made.personId),
          eq(head.organisationId, made.organisationId),
          eq(head.kind, made.kind),
          eq(head.state, 'waiting'),
        ),
      );
    const [stored] = await inside.insert(head).values(made).returning({ id: head.id });
    const { id } = present(stored);
    await insertRows(inside, id, rows);
    return id;
  });
}

/** As one parameter: with one for each field, PostgreSQL would spend seconds on reading them. */
async function insertRows(inside: Db, importId: number, rows: readonly NewRow[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await inside.execute(sql`
      insert into ${row}
        (import_id, row, cells, "values", unread, verdict, is_unclaimed, changes, faults)
      select ${importId}::int, given.* from jsonb_to_recordset(${some}::jsonb) as given(
        row int, cells jsonb, "values" jsonb, unread jsonb, verdict text, "isUnclaimed" boolean,
        changes jsonb, faults jsonb
      )`);
  }
}

type Looked = Pick<
  ImportHead,
  'counts' | 'unclaimed' | 'awaiting' | 'newDepartments' | 'newClasses'
>;

/** The same import seen anew; nothing where it is not waiting any more. */
export function renewPreview(db: Db, id: number, looked: Looked, rows: readonly NewRow[]) {
  return db.transaction(async (inside) => {
    const changed = await inside
      .update(head)
      .set(looked)
      .where(and(eq(head.id, id), eq(head.state, 'waiting')))
      .returning({ id: head.id });
    if (changed.length === 0) return;
    await inside.delete(row).where(eq(row.importId, id));
    await insertRows(inside, id, rows);
  });
}

interface Whose {
  organisationId: number;
  personId: number;
}

/** What nobody has confirmed is seen by whoever began it alone. */
const seenBy = ({ organisationId, personId }: Whose) =>
  and(
    eq(head.organisationId, organisationId),
    or(ne(head.state, 'waiting'), eq(head.personId, personId)),
  );

export async function findImport(db: Db, id: number, whose: Whose) {
  const [found] = await db
    .select()
    .from(head)
    .where(and(eq(head.id, id), seenBy(whose)));
  return found ?? null;
}

export async function selectImports(db: Db, whose: Whose, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  const where = seenBy(whose);
  const rows = await db
    .select({ import: head, byName: sql<string>`coalesce(${membership.name}, ${person.nickname})` })
    .from(head)
    .innerJoin(person, eq(person.id, head.personId))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, head.personId),
        eq(membership.organisationId, head.organisationId),
      ),
    )
    .where(where)
    .orderBy(desc(head.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(head, where) };
}

export async function findName(db: Db, { organisationId, personId }: Whose): Promise<string> {
  const [found] = await db
    .select({ name: sql<string>`coalesce(${membership.name}, ${person.nickname})` })
    .from(person)
    .leftJoin(
      membership,
      and(eq(membership.personId, person.id), eq(membership.organisationId, organisationId)),
    )
    .where(eq(person.id, personId));
  return found?.name ?? '';
}

export async function selectShownRows(
  db: Db,
  importId: number,
  { verdict, ...paged }: Paged & { verdict?: MemberVerdict },
) {
  const { limit, offset } = rowsOf(paged);
  const chosen = and(eq(row.importId, importId), verdict && eq(row.verdict, verdict));
  const list = await db
    .select({
      row: row.row,
      cells: row.cells,
      values: row.values,
      verdict: row.verdict,
      isUnclaimed: row.isUnclaimed,
      changes: row.changes,
      faults: row.faults,
    })
    .from(row)
    .where(chosen)
    .orderBy(asc(row.row))
    .limit(limit)
    .offset(offset);
  return { list, total: await db.$count(row, chosen) };
}

export function selectFaulty(db: Db, importId: number) {
  return db
    .select({ cells: row.cells, faults: row.faults })
    .from(row)
    .where(and(eq(row.importId, importId), eq(row.verdict, 'faulty')))
    .orderBy(asc(row.row));
}

const PART = 500;

const selectPart = (db: Db, importId: number, after: number) =>
  db
    .select({
      row: row.row,
      cells: row.cells,
      values: row.values,
      unread: row.unread,
      verdict: row.verdict,
      isUnclaimed: row.isUnclaimed,
      changes: row.changes,
      faults: row.faults,
    })
    .from(row)
    .where(and(eq(row.importId, importId), gt(row.row, after)))
    .orderBy(asc(row.row))
    .limit(PART);

/**
 * Everything that was read and found, in the order of the file; in parts, so that other calls are
 * answered in between.
 */
export async function selectJudged(db: Db, importId: number) {
  const all: Awaited<ReturnType<typeof selectPart>> = [];
  for (;;) {
    const part = await selectPart(db, importId, all.at(-1)?.row ?? 0);
    all.push(...part);
    if (part.length < PART) return all;
  }
}

export async function deleteWaiting(db: Db, id: number) {
  const gone = await db
    .delete(head)
    .where(and(eq(head.id, id), eq(head.state, 'waiting')))
    .returning({ id: head.id });
  return gone.length > 0;
}

/** Previews that nobody confirmed, and the rows of what can be undone no more. */
export async function forgetBefore(db: Db, moment: Date) {
  await db.delete(head).where(and(eq(head.state, 'waiting'), lt(head.createdAt, moment)));
  const over = db.select({ id: head.id }).from(head).where(lt(head.savedAt, moment));
  await db.delete(row).where(inArray(row.importId, over));
}

export async function findOwnMember(db: Db, { organisationId, personId }: Whose) {
  const [own] = await db
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(membership.personId, personId)));
  return own?.id ?? 0;
}

export async function findSchoolName(db: Db, id: number): Promise<string> {
  const [found] = await db
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, id));
  return found?.name ?? '';
}

/** Of those who would leave: who cannot sign in any more, and their places in teaching classes. */
export async function countLosses(db: Db, importId: number, organisationId: number) {
  const isLeaving = and(
    eq(membership.organisationId, organisationId),
    eq(row.importId, importId),
    eq(row.verdict, 'leaving'),
  );
  const isRowOf = or(
    eq(row.membershipId, membership.id),
    and(isNull(row.membershipId), sql`${membership.number} = ${row.values}->>'number'`),
  );
  const [without] = await db
    .select({ count: count() })
    .from(row)
    .innerJoin(membership, isRowOf)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(and(isLeaving, eq(membership.isAccountMade, true), isNull(person.phone)));
  const [places] = await db
    .select({ count: count() })
    .from(row)
    .innerJoin(membership, isRowOf)
    .innerJoin(teachingPlace, eq(teachingPlace.membershipId, membership.id))
    .where(and(isLeaving, isNull(teachingPlace.leftAt)));
  return { losingSignIn: without?.count ?? 0, teachingPlaces: places?.count ?? 0 };
}

/** Accounts of an import in which nobody has ever signed in, and whom they are for. */
export function selectUnused(db: Db, importId: number) {
  const hasSignedIn = db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.personId, person.id));
  return db
    .select({
      personId: person.id,
      row: row.row,
      number: sql<string>`coalesce(${membership.account}, '')`,
      name: membership.name,
      className: sql<string>`coalesce(${schoolClass.name}, '')`,
    })
    .from(row)
    .innerJoin(person, eq(person.id, row.madePersonId))
    .innerJoin(membership, eq(membership.id, row.membershipId))
    .leftJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(
      and(eq(row.importId, importId), eq(person.mustChangePassword, true), notExists(hasSignedIn)),
    )
    .orderBy(asc(row.row));
}

export const countUnused = async (db: Db, importId: number) =>
  (await selectUnused(db, importId)).length;
