import { startThrowaway } from '../../../../libs/postgres/src/throwaway.mjs';
import { buildHeavyWork } from './files/heavyWorkFile';
import { makeTemplate } from './templateDatabase';

/** Once per run: the database that every test file starts from, and the threads' code. */
export default async function prepareRun() {
  await buildHeavyWork();
  await makeTemplate(process.env['TEST_DATABASE_URL'] ?? (await startOwn()));
}

/** Starts a PostgreSQL for this run if none is given; stopped in globalTeardown.ts. */
async function startOwn() {
  const postgres = await startThrowaway();
  Object.assign(globalThis, { ownPostgres: postgres });
  return (process.env['TEST_DATABASE_URL'] = postgres.url);
}
