import { buildHeavyWork } from './heavyWorkFile';
import { migratedDump } from './migratedDump';
import { makeTemplate } from './templateDatabase';

/** Once per run: the database that every test file starts from, embedded or real, and the threads' code. */
export default async function prepareRun() {
  await buildHeavyWork();
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) await makeTemplate(serverUrl);
  else await migratedDump();
}
