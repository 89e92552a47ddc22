import type { MemberVerdict } from '@cheese/domain/codes/school/memberImports';
import { and, asc, count, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { keptCount, totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { type Given, preparedBy } from '../../../db/prepared';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import { person } from '../../people/person/person.tables';
import { session } from '../../people/session/session.tables';
import { memberImportRow as row } from './memberImport.tables';

const AT_ONCE = 500;

export type NewRow = Omit<typeof row.$inferInsert, 'importId'>;

/** As one parameter: with one for each field, PostgreSQL would spend seconds on reading them. */
export async function insertRows(inside: Db, importId: number, rows: readonly NewRow[]) {
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

export async function selectShownRows(
  db: Db,
  importId: number,
  { verdict, ...paged }: Paged & { verdict?: MemberVerdict },
) {
  const asked = { importId, verdict, ...rowsOf(paged) };
  const list = await preparedBy(db, 'import_rows', asked, ({ limit, offset, ...given }) =>
    db
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
      .where(isMeant(given))
      .orderBy(asc(row.row))
      .limit(limit)
      .offset(offset),
  );
  const count = () =>
    keptCount(['rows of an import', importId, verdict], () =>
      db.$count(row, isMeant({ importId, verdict })),
    );
  return { list, total: await totalBeside(list, asked, count) };
}

const isMeant = ({
  importId,
  verdict,
}: Given<{ importId: number; verdict: MemberVerdict | undefined }>) =>
  and(eq(row.importId, importId), verdict === undefined ? undefined : eq(row.verdict, verdict));

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
