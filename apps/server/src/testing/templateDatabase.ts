import pg from 'pg';
import { openPostgres } from '../db/openPostgres';
import { migrationsFolder } from './migrationsFolder';

/** The migrated, empty database that every test file on real PostgreSQL copies. */
const TEMPLATE = 'cheese_test_template';

export async function makeTemplate(serverUrl: string) {
  await onServer(serverUrl, `drop database if exists ${TEMPLATE}`);
  await onServer(serverUrl, `create database ${TEMPLATE}`);
  const database = openPostgres(urlOf(serverUrl, TEMPLATE), () => undefined);
  await database.migrate(migrationsFolder);
  await database.close();
}

/** A copy of the template for one test file, and what removes it again. */
export async function copyTemplate(serverUrl: string) {
  const name = `cheese_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

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
