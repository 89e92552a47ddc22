import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database';

/** PostgreSQL inside this process, kept in `folder`. The caller holds the folder's lock. */
export async function openEmbedded(folder: string): Promise<Database> {
  return embeddedDatabase(await PGlite.create(folder));
}

export function embeddedDatabase(engine: PGlite): Database {
  const db = drizzle({ client: engine, casing: 'snake_case' });
  return {
    db: db as unknown as Db,
    ping: async () => void (await db.execute(sql`select 1`)),
    alone: (work) => work(),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: () => engine.close(),
  };
}
