import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database';

/** PostgreSQL inside this process, kept in `folder`. The caller holds the folder's lock. */
export function openEmbedded(folder: string, report: (progress: string) => void): Database {
  // Said before: opening it is most of a start, and nothing else runs meanwhile.
  report(progressOf(folder));
  return embeddedDatabase(new PGlite(folder));
}

/** Where the control file of PostgreSQL says whether it was closed, and what it says then. */
const [STATE_AT, CLOSED] = [16, 1];

function progressOf(folder: string) {
  const control = join(folder, 'global/pg_control');
  if (!existsSync(control)) return 'making the embedded database';
  if (readFileSync(control).readUInt32LE(STATE_AT) === CLOSED) {
    return 'opening the embedded database';
  }
  return (
    'the last server did not end in order: the embedded database goes through what it had ' +
    'written, which takes a few seconds'
  );
}

export function embeddedDatabase(engine: PGlite): Database {
  const db = drizzle({ client: engine, casing: 'snake_case' });
  return {
    db: db as unknown as Db,
    patient: db as unknown as Db,
    ping: async () => void (await db.execute(sql`select 1`)),
    alone: (work) => engine.waitReady.then(work),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    // One that never became ready has nothing to close.
    close: () => engine.waitReady.then(() => engine.close()),
  };
}
