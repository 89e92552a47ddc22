import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../db/openPostgres';
import { migrationsFolder } from './migrationsFolder';

/** The migrated, empty database that every process of a run copies. */
const TEMPLATE = 'cheese_test_template';

export async function makeTemplate(serverUrl: string) {
  await onServer(serverUrl, `drop database if exists ${TEMPLATE}`);
  await onServer(serverUrl, `create database ${TEMPLATE}`);
  const database = openPostgres(urlOf(serverUrl, TEMPLATE), () => undefined);
  await database.migrate(migrationsFolder);
  await database.close();
  // Inherited by the processes of this run, which name their databases by it.
  process.env['TEST_RUN'] = randomUUID().slice(0, 8);
}

/** Reading the migrations tells the test cache (tools/jest) that tests depend on them. */
function readMigrations() {
  for (const name of readdirSync(migrationsFolder)) {
    if (name.endsWith('.sql')) readFileSync(join(migrationsFolder, name));
  }
}

/** This process's database, created on first use. */
export async function ownDatabase() {
  readMigrations();
  const { TEST_DATABASE_URL: serverUrl = '', TEST_RUN, JEST_WORKER_ID } = process.env;
  const name = `cheese_test_${TEST_RUN}_${JEST_WORKER_ID}`;
  const ignoreTaken = (error: { code?: string }) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  };
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE}`).catch(ignoreTaken);
  return { url: urlOf(serverUrl, name), name };
}

const DUPLICATE_DATABASE = '42P04';

async function onServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
