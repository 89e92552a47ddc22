import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db } from './database';

/** Any number will do, as long as all nodes use the same one. */
const START_LOCK = 20_261_120;

/** How long a call waits for a connection before it is refused: a dead database must not hold it. */
const CONNECT_TIMEOUT_MS = 2_000;

export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener, a database that dies under an idle connection ends the whole process.
  pool.on('error', onIdleError);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  return {
    db: db as unknown as Db,
    ping: async () => void (await db.execute(sql`select 1`)),
    alone: (work) => underAdvisoryLock(url, work),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}

async function underAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
