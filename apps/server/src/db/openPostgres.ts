import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db } from './database';
import { endUnanswered } from './endUnanswered';

/** Any number will do, as long as all nodes use the same one. */
const START_LOCK = 20_261_120;

/** Timeouts, so that a database that hangs does not block its callers. */
export interface Patience {
  /** For a connection. */
  connectMs: number;
  /** For a statement of a call. */
  callMs: number;
  /** For a statement of a job, or of whatever else is known to take long. */
  patientMs: number;
}

export const patience: Patience = { connectMs: 2_000, callMs: 20_000, patientMs: 600_000 };

/** PostgreSQL ends a statement itself, and stops working on it; this much later we end it, too. */
const GRACE_MS = 1_000;
/** A start connects while it puts its routes together, which takes seconds on a busy machine. */
const START_TIMES = 5;
const MOST_CONNECTIONS = { call: 10, patient: 4 };
/** TCP keep-alive for silent connections. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const casing = 'snake_case';

export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { connectMs, callMs, patientMs }: Patience = patience,
): Database {
  const reach = { connectionString: url, connectionTimeoutMillis: connectMs, ...keepAlive };
  const reachAtStart = { ...reach, connectionTimeoutMillis: connectMs * START_TIMES };
  const open = (max: number, limitMs: number) => {
    const limits = { statement_timeout: limitMs, query_timeout: limitMs + graceFor(limitMs) };
    return openPool({ ...reach, ...limits, max }, onLost);
  };
  const calls = open(MOST_CONNECTIONS.call, callMs);
  const patient = open(MOST_CONNECTIONS.patient, patientMs);
  return {
    db: calls.db as unknown as Db,
    patient: patient.db as unknown as Db,
    ping: async () => void (await calls.db.execute(sql`select 1`)),
    alone: (work) => underAdvisoryLock(reachAtStart, work),
    migrate: (migrationsFolder) =>
      withClient(reachAtStart, (client) =>
        migrate(drizzle({ client, casing }), { migrationsFolder }),
      ),
    close: async () => void (await Promise.all([calls.pool.end(), patient.pool.end()])),
  };
}

const graceFor = (limitMs: number) => Math.min(GRACE_MS, limitMs);

function openPool(config: pg.PoolConfig, onLost: (error: Error) => void) {
  const pool = new pg.Pool(config);
  // Without a listener, a database that dies under a connection ends the whole process: the pool's
  // hears of those that rest. One at work tells its statement, or the next one that it is asked.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endUnanswered(client);
  });
  const db = drizzle({ client: pool, casing });
  db.transaction = (work, config) => inTransaction(pool, work, config);
  return { pool, db };
}

type Transaction = NodePgDatabase['transaction'];

const drizzles = new WeakMap<pg.PoolClient, NodePgDatabase>();

/** One for each connection: a new one would have to learn the names of all columns again. */
function drizzleOver(client: pg.PoolClient): NodePgDatabase {
  const known = drizzles.get(client) ?? drizzle({ client, casing });
  drizzles.set(client, known);
  return known;
}

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
    const done = await drizzleOver(client).transaction(async (inside) => {
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

/** A connection whose statements may take as long as they need: a migration may rewrite a table. */
async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(config);
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  try {
    await client.connect();
    const done = await work(client);
    if (lost) throw lost;
    return done;
  } finally {
    await client.end();
  }
}

/** Ending the connection gives the lock back; one that was lost may have let another node begin. */
const underAdvisoryLock = <T>(config: pg.ClientConfig, work: () => Promise<T>): Promise<T> =>
  withClient(config, async (client) => {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return work();
  });
