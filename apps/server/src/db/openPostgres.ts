import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db } from './database';

/** Any number will do, as long as all nodes use the same one. */
const START_LOCK = 20_261_120;

/** How long a call waits for a connection before it is refused: a dead database must not hold it. */
const CONNECT_TIMEOUT_MS = 2_000;

const casing = 'snake_case';

export function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener, a database that dies under a connection ends the whole process: the pool's
  // hears of those that rest. One at work tells its statement, or the next one that it is asked.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle({ client: pool, casing });
  db.transaction = (work, config) => inTransaction(pool, work, config);
  return {
    db: db as unknown as Db,
    ping: async () => void (await db.execute(sql`select 1`)),
    alone: (work) => underAdvisoryLock(url, work),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}

type Transaction = NodePgDatabase['transaction'];

/**
 * drizzle's own forgets the connection whose first statement fails, until none is left; and where
 * the last one fails, too, it tells of that one instead of what had gone wrong.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  work: (inside: Parameters<Parameters<Transaction>[0]>[0]) => Promise<T>,
  config: Parameters<Transaction>[1],
): Promise<T> {
  const client = await pool.connect();
  let failure: { of: unknown } | undefined;
  let isSound = false;
  try {
    const done = await drizzle({ client, casing }).transaction(async (inside) => {
      try {
        return await work(inside);
      } catch (error) {
        failure = { of: error };
        throw error;
      }
    }, config);
    isSound = true;
    return done;
  } catch (error) {
    isSound = failure?.of === error;
    throw failure ? failure.of : error;
  } finally {
    client.release(!isSound);
  }
}

async function underAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    const done = await work();
    // Another node may have begun in the meantime: this start is not to be trusted.
    if (lost) throw lost;
    return done;
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
