import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { type Given, preparedBy } from '../../../db/prepared';
import { present } from '../../../db/present';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { insertRows, type NewRow } from './memberImport.rows.store';
import {
  type MemberImportHead as ImportHead,
  memberImport as head,
  memberImportRow as row,
} from './memberImport.tables';

export type NewImport = typeof head.$inferInsert;
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
const seenBy = ({ organisationId, personId }: Given<Whose>) =>
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
  const { organisationId, personId } = whose;
  const asked = { organisationId, personId, ...rowsOf(paged) };
  const rows = await preparedBy(db, 'imports', asked, ({ limit, offset, ...given }) =>
    db
      .select({
        import: head,
        byName: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
      })
      .from(head)
      .innerJoin(person, eq(person.id, head.personId))
      .leftJoin(
        membership,
        and(
          eq(membership.personId, head.personId),
          eq(membership.organisationId, head.organisationId),
        ),
      )
      .where(seenBy(given))
      .orderBy(desc(head.id))
      .limit(limit)
      .offset(offset),
  );
  return { rows, total: await totalBeside(rows, asked, () => db.$count(head, seenBy(whose))) };
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
