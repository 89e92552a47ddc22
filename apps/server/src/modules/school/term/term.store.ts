import type { TermState } from '@cheese/domain/codes/school/terms';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { preparedBy } from '../../../db/prepared';
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
  const pattern = words ? likePattern(words) : undefined;
  const isMeant = (given: { organisationId: number | Placeholder; pattern?: unknown }) =>
    and(
      eq(term.organisationId, given.organisationId),
      state && states[state],
      given.pattern === undefined ? undefined : sql`${term.name} ilike ${given.pattern}`,
    );
  const slice = rowsOf(page);
  const asked = { organisationId, pattern, ...slice };
  const rows = await preparedBy(db, `terms_${state}`, asked, ({ limit, offset, ...given }) =>
    db
      .select({ term, classCount: db.$count(teachingClass, eq(teachingClass.termId, term.id)) })
      .from(term)
      .where(isMeant(given))
      .orderBy(desc(term.startsOn), desc(term.id))
      .limit(limit)
      .offset(offset),
  );
  const count = () => db.$count(term, isMeant({ organisationId, pattern }));
  return { rows, total: await totalBeside(rows, slice, count) };
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
