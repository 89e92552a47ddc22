import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { OrderedKind, OrderedRow } from './ordered.kind';

/** The queries of one kind of ordered lists. */
export function orderedStore<Row extends OrderedRow, Scope>(kind: OrderedKind<Row, Scope>) {
  const { table, position } = kind;
  type Values = Record<string, unknown>;

  /** Locks the table against concurrent changes; readers do not wait. */
  const lock = (db: Db) => db.execute(sql`lock table ${table} in share row exclusive mode`);

  async function insert(db: Db, row: Partial<Row>, at: number): Promise<number> {
    const values: Values = { ...row, [position]: at };
    const rows: unknown[] = await db.insert(table).values(values).returning({ id: table.id });
    const [made] = rows as { id: number }[];
    if (!made) throw new Error('the entry was not written');
    return made.id;
  }

  async function update(db: Db, id: number, row: Values) {
    await db.update(table).set(row).where(eq(table.id, id));
  }

  async function putInOrder(db: Db, ids: readonly number[]) {
    for (const [at, id] of ids.entries()) await update(db, id, { [position]: at });
  }

  async function remove(db: Db, id: number): Promise<Row | null> {
    const rows: unknown[] = await db.delete(table).where(eq(table.id, id)).returning();
    return (rows[0] as Row | undefined) ?? null;
  }

  return { lock, insert, update, putInOrder, remove };
}
