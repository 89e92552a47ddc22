import type { TermState } from '@cheese/domain/codes/school/terms';
import { and, asc, desc, eq, gte, ilike, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { term, type TermRow } from '../../people/organisation/term.tables';
import { teachingClass } from '../../people/organisation/teachingClass.tables';

interface Looked extends Paged {
  organisationId: number;
  keyword?: string | undefined;
  state?: TermState | undefined;
}

const states = { open: isNull(term.archivedAt), archived: isNotNull(term.archivedAt) };

/** The latest first. */
export async function selectTerms(db: Db, { organisationId, keyword, state, ...page }: Looked) {
  const words = keyword?.trim();
  const where = and(
    eq(term.organisationId, organisationId),
    state && states[state],
    words ? ilike(term.name, likePattern(words)) : undefined,
  );
  const { limit, offset } = rowsOf(page);
  const rows = await db
    .select({ term, classCount: db.$count(teachingClass, eq(teachingClass.termId, term.id)) })
    .from(term)
    .where(where)
    .orderBy(desc(term.startsOn), desc(term.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(term, where) };
}

/** Names of other terms with a day in common. */
export async function selectOverlapping(
  db: Db,
  {
    id,
    organisationId,
    startsOn,
    endsOn,
  }: Pick<TermRow, 'id' | 'organisationId' | 'startsOn' | 'endsOn'>,
): Promise<string[]> {
  const rows = await db
    .select({ name: term.name })
    .from(term)
    .where(
      and(
        eq(term.organisationId, organisationId),
        ne(term.id, id),
        lte(term.startsOn, endsOn),
        gte(term.endsOn, startsOn),
      ),
    )
    .orderBy(asc(term.startsOn), asc(term.id));
  return rows.map(({ name }) => name);
}

type Lock = 'share' | 'update';

/** Locked, so that a term is not archived between the check and the change. */
export async function lockTerm(tx: Db, organisationId: number, id: number, lock: Lock) {
  const rows = await tx
    .select()
    .from(term)
    .where(and(eq(term.id, id), eq(term.organisationId, organisationId)))
    .for(lock);
  return rows[0] ?? null;
}

export async function insertTerm(db: Db, row: typeof term.$inferInsert): Promise<TermRow> {
  return present((await db.insert(term).values(row).returning())[0]);
}

export async function updateTerm(db: Db, id: number, set: Partial<typeof term.$inferInsert>) {
  const changed = { ...set, version: sql`${term.version} + 1` };
  return present((await db.update(term).set(changed).where(eq(term.id, id)).returning())[0]);
}
