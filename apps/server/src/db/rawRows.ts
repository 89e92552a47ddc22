import type { SQL } from 'drizzle-orm';
import type { Db } from './database';

/** The rows of a statement that is written out; what they are, its author says. */
export async function rawRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const answer = await db.execute(statement);
  return (answer as unknown as { rows: Row[] }).rows;
}
