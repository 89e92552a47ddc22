import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { person } from '../../people/person/person.tables';
import { collectCatalog, collected } from '../course/learners/collect.tables';

/** Serialises changes to the user's folders, so that the limit cannot be exceeded. */
export const lockPerson = (tx: Db, personId: number) =>
  tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('update');

/** The user's folders, oldest first, with the number of items in each. */
export async function selectCatalogs(db: Db, personId: number) {
  const plan = prepared(db, 'collect_catalogs', () =>
    db
      .select({
        id: collectCatalog.id,
        pid: collectCatalog.pid,
        name: collectCatalog.name,
        // drizzle leaves the names of tables out where only one is asked.
        count: sql<number>`(select count(*)::int from collected c
          where c.catalog_id = collect_catalog.id)`,
      })
      .from(collectCatalog)
      .where(eq(collectCatalog.personId, sql.placeholder('personId')))
      .orderBy(asc(collectCatalog.id))
      .prepare('collect_catalogs'),
  );
  return plan.execute({ personId });
}

const isTheirs = (personId: number, id: number) =>
  and(eq(collectCatalog.personId, personId), eq(collectCatalog.id, id));

export const hasCatalog = async (db: Db, personId: number, id: number) =>
  (await db.$count(collectCatalog, isTheirs(personId, id))) > 0;

export async function insertCatalog(
  tx: Db,
  row: { personId: number; pid: number | null; name: string },
) {
  const [made] = await tx.insert(collectCatalog).values(row).returning({ id: collectCatalog.id });
  if (!made) throw new Error('the folder was not written');
  return made.id;
}

export async function updateName(
  db: Db,
  personId: number,
  { id, name }: { id: number; name: string },
) {
  const rows = await db
    .update(collectCatalog)
    .set({ name })
    .where(isTheirs(personId, id))
    .returning({ id: collectCatalog.id });
  return rows.length > 0;
}

export const updatePlace = (
  tx: Db,
  personId: number,
  { id, pid }: { id: number; pid: number | null },
) => tx.update(collectCatalog).set({ pid }).where(isTheirs(personId, id));

/** Takes a folder away; what lies in it, and the folders in it, move to the one above. */
export async function deleteCatalog(tx: Db, personId: number, id: number): Promise<boolean> {
  const [gone] = await tx.select().from(collectCatalog).where(isTheirs(personId, id));
  if (!gone) return false;
  const { pid } = gone;
  await tx.update(collected).set({ catalogId: pid }).where(eq(collected.catalogId, id));
  await tx.update(collectCatalog).set({ pid }).where(eq(collectCatalog.pid, id));
  await tx.delete(collectCatalog).where(isTheirs(personId, id));
  return true;
}

export const moveCollected = (
  db: Db,
  personId: number,
  { ids, catalogId }: { ids: readonly number[]; catalogId: number | null },
) =>
  db
    .update(collected)
    .set({ catalogId })
    .where(and(eq(collected.personId, personId), inArray(collected.id, [...ids])));
