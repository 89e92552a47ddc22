import type { Database } from '../db/database';
import { openPostgres, type Patience } from '../db/openPostgres';
import { emptier } from './emptying';
import { ownDatabase } from './templateDatabase';
import { listenToClients } from './writtenTables';

export interface TestDatabase extends Database {
  /** Empties what was written to since the last time, and starts every id from its first again. */
  empty(): Promise<void>;
}

/** Generous timeouts, because several test files share few cores. */
const patience: Patience = { connectMs: 30_000, callMs: 60_000, patientMs: 600_000 };

/**
 * An empty, migrated database: that of this process, in which one test file comes after the other.
 * Making one for each file took a quarter of the run.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  listenToClients();
  const { url, name } = await ownDatabase();
  const database = openPostgres(url, () => undefined, patience);
  const { empty, emptyAll, requireEmpty } = await emptier(database.db, name);
  await emptyAll();
  const close = async () => {
    await empty();
    await requireEmpty().finally(database.close);
  };
  return { ...database, empty, close };
}
