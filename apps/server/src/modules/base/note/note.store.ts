import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { insertNoteWithRoom } from './note.insert.store';
import type { NoteKind, NoteRow } from './note.kind';

const { placeholder } = sql;

const textSaid = sql`${placeholder('text')}::text`;

/** The queries of one kind of notes. */
export function noteStore<Found extends NoteRow, Note>(kind: NoteKind<Found, Note>) {
  const { name, table, place, foreign } = kind;
  const columns = { ...getTableColumns(table), ...foreign };
  const isTheirs = eq(table.personId, placeholder('personId'));
  const isIt = and(eq(table.id, placeholder('id')), isTheirs);
  const filters: Record<string, SQL> = {
    ...kind.filters,
    keyword: sql`${table.text} ilike ${placeholder('pattern')}`,
  };

  /** The newest first. */
  async function selectNotes(
    db: Db,
    personId: number,
    asked: Paged & { keyword?: string | undefined } & Record<string, unknown>,
  ) {
    const chosen = filtersOf(filters, asked);
    const plan = prepared(db, `${name}_list${chosen.name}`, () =>
      db
        .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
        .from(table)
        .where(and(isTheirs, chosen.where))
        .orderBy(desc(table.id))
        .limit(placeholder('limit'))
        .offset(placeholder('offset'))
        .prepare(`${name}_list${chosen.name}`),
    );
    const pattern = asked.keyword && likePattern(asked.keyword);
    const { rows, total } = await pageBy(plan, { ...asked, personId, pattern }, asked);
    return { rows: rows as unknown[] as Found[], total };
  }

  const values = {
    ...place,
    personId: sql`${placeholder('personId')}::int`,
    text: textSaid,
    createdAt: sql`${placeholder('now')}::timestamptz`,
  };
  /** Null if nothing is there to add it to, or the person has too many. */
  async function insertNote(db: Db, note: Record<string, unknown>, now: Date) {
    const plan = insertNoteWithRoom(db, {
      name: `${name}_added`,
      table,
      values,
      source: kind.source,
      foreign,
    });
    const rows: unknown[] = await plan.execute({ ...note, now: now.toISOString() });
    return (rows[0] as Found | undefined) ?? null;
  }

  async function updateNote(db: Db, by: { id: number; personId: number; text: string }, now: Date) {
    const plan = prepared(db, `${name}_edited`, () =>
      db
        .update(table)
        .set({ text: textSaid, editedAt: sql`${placeholder('now')}::timestamptz` })
        .where(isIt)
        .returning(columns)
        .prepare(`${name}_edited`),
    );
    const rows: unknown[] = await plan.execute({ ...by, now: now.toISOString() });
    return (rows[0] as Found | undefined) ?? null;
  }

  async function deleteNote(db: Db, id: number, personId: number): Promise<boolean> {
    const plan = prepared(db, `${name}_removed`, () =>
      db.delete(table).where(isIt).returning({ id: table.id }).prepare(`${name}_removed`),
    );
    return (await plan.execute({ id, personId })).length > 0;
  }

  return { kind, selectNotes, insertNote, updateNote, deleteNote };
}
