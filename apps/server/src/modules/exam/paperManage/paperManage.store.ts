import { and, count, desc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import type { PaperPlan } from '../paper/paper.plan';
import { paper, type PaperRow } from '../paper/paper.tables';

interface Narrowed extends Paged {
  keyword?: string;
  isArchived?: boolean;
}

/** The papers of a school, those changed last first. */
export async function selectPapers(db: Db, organisationId: number, asked: Narrowed) {
  const where = and(
    eq(paper.organisationId, organisationId),
    asked.isArchived ? isNotNull(paper.archivedAt) : isNull(paper.archivedAt),
    asked.keyword ? ilike(paper.name, likePattern(asked.keyword)) : undefined,
  );
  const { limit, offset } = rowsOf(asked);
  const rows = await db
    .select({ paper, owner: sql<string>`coalesce(${person.name}, ${person.nickname}, '')` })
    .from(paper)
    .leftJoin(person, eq(person.id, paper.ownerId))
    .where(where)
    .orderBy(desc(paper.updatedAt), desc(paper.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ count: count() }).from(paper).where(where);
  return { rows, total: all?.count ?? 0 };
}

/** A paper of this school; that of another is not there. */
export async function findPaper(db: Db, organisationId: number, id: number) {
  const where = and(eq(paper.id, id), eq(paper.organisationId, organisationId));
  const rows = await db.select().from(paper).where(where);
  return rows[0] ?? null;
}

export async function insertPaper(
  db: Db,
  row: Pick<PaperRow, 'organisationId' | 'name' | 'plan' | 'ownerId'> & { now: Date },
) {
  const { now, ...facts } = row;
  const [made] = await db
    .insert(paper)
    .values({ ...facts, createdAt: now, updatedAt: now })
    .returning({ id: paper.id });
  if (!made) throw new Error('the paper was not written');
  return made.id;
}

interface Change {
  id: number;
  edition: number;
  name: string;
  plan: PaperPlan;
  now: Date;
}

/** Null where it was changed since. */
export async function updatePaper(db: Db, { id, edition, now, ...row }: Change) {
  const [changed] = await db
    .update(paper)
    .set({ ...row, updatedAt: now, edition: sql`${paper.edition} + 1` })
    .where(and(eq(paper.id, id), eq(paper.edition, edition)))
    .returning({ edition: paper.edition });
  return changed?.edition ?? null;
}

export async function setArchived(db: Db, id: number, archivedAt: Date | null) {
  await db.update(paper).set({ archivedAt }).where(eq(paper.id, id));
}
