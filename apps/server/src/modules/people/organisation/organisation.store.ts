import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { organisation, type OrganisationRow } from './organisation.tables';

/** The schools that take sign-ins: neither welfare centres nor what became part of another. */
export function selectOrganisations(db: Db, limit: number, offset: number) {
  return db
    .select()
    .from(organisation)
    .where(and(eq(organisation.service, 'main'), isNull(organisation.mergedIntoId)))
    .orderBy(asc(organisation.id))
    .limit(limit)
    .offset(offset);
}

/** Null if a school of this name exists, so that no one joins a school by naming it. */
export async function insertSchool(tx: Db, row: { name: string; createdAt: Date }) {
  // A concurrent call with the same name waits here and then sees the first school.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`school:${row.name}`}, 0))`);
  const isIt = and(eq(organisation.service, 'main'), eq(organisation.name, row.name));
  if ((await tx.$count(organisation, isIt)) > 0) return null;
  const [made] = await tx.insert(organisation).values(row).returning({ id: organisation.id });
  return made?.id ?? null;
}

/** Null where another centre already has the name. */
export async function insertOrg(db: Db, row: { name: string; createdAt: Date }) {
  const rows = await db
    .insert(organisation)
    .values({ ...row, service: 'emergency' })
    .onConflictDoNothing()
    .returning({ id: organisation.id });
  return rows[0] ?? null;
}

export async function renameOrg(db: Db, id: number, name: string) {
  await db.update(organisation).set({ name }).where(eq(organisation.id, id));
}

export async function selectSchool(db: Db, id: number): Promise<OrganisationRow> {
  const [row] = await db.select().from(organisation).where(eq(organisation.id, id));
  return present(row);
}

/** Locked; null for a welfare centre, too. */
export async function findSchool(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(organisation)
    .where(and(eq(organisation.service, 'main'), eq(organisation.id, id)))
    .for('update');
  return row ?? null;
}

export const isSchoolNamed = async (db: Db, name: string, butFor: number) =>
  (await db.$count(
    organisation,
    and(eq(organisation.service, 'main'), eq(organisation.name, name), ne(organisation.id, butFor)),
  )) > 0;

type Changed = Partial<Omit<OrganisationRow, 'id' | 'version'>>;

/** Null where somebody else has changed it since that version. */
export async function updateSchool(tx: Db, id: number, version: number, changed: Changed) {
  const [row] = await tx
    .update(organisation)
    .set({ ...changed, version: version + 1 })
    .where(and(eq(organisation.id, id), eq(organisation.version, version)))
    .returning();
  return row ?? null;
}

/** Where the people of a school are now: in the one that it was merged into, or where they were. */
export async function findSchoolNow(db: Db, id: number) {
  const [row] = await db
    .select({ mergedIntoId: organisation.mergedIntoId })
    .from(organisation)
    .where(eq(organisation.id, id));
  return row?.mergedIntoId ?? id;
}
