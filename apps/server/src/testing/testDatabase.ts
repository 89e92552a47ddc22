import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database';
import { openPostgres, type Patience } from '../db/openPostgres';
import { copyTemplate } from './templateDatabase';

/** An empty, migrated database of this test file's own. */
export const openTestDatabase = () => openCopy(process.env['TEST_DATABASE_URL'] ?? '');

/** Where several test files share two cores, a connection alone may take its time. */
const patience: Patience = { connectMs: 30_000, callMs: 60_000, patientMs: 600_000 };

async function openCopy(serverUrl: string): Promise<Database> {
  const copy = await copyTemplate(serverUrl);
  const database = openPostgres(copy.url, () => undefined, patience);
  const close = async () => {
    await database.close();
    await copy.drop();
  };
  return { ...database, close };
}

/**
 * Empties every table that anything was ever written to, and starts every id that was given from 1
 * again. Rows are few: deleting them takes a tenth of the time that `truncate` takes for a new file
 * of each table and each of its indexes.
 */
const emptying = sql.raw(`do $$ declare written regclass; begin
  set local session_replication_role = replica;
  for written in select oid from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
  loop
    execute format('delete from %s', written);
  end loop;
  perform setval(seqrelid::regclass, seqstart, false) from pg_sequence
    join pg_class on oid = seqrelid
    where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null;
end $$`);

export async function emptyTables(db: Db) {
  await db.execute(emptying);
}
