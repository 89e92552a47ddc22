import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database';

/** PostgreSQL inside this process, kept in `folder`. The caller holds the folder's lock. */
export function openEmbedded(folder: string): Database {
  return embeddedDatabase(new PGlite(folder));
}

export function embeddedDatabase(engine: PGlite): Database {
  const db = drizzle({ client: engine, casing: 'snake_case' });
  return {
    db: db as unknown as Db,
    ping: async () => void (await db.execute(sql`select 1`)),
    alone: (work) => engine.waitReady.then(work),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    // One that never became ready has nothing to close.
    close: () => engine.waitReady.then(() => engine.close()),
  };
}
