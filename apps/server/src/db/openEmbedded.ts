import { openEngine } from '@cheese/postgres/engine.mjs';
import type { Database } from './database';
import { openPostgres, type Patience, patience as usual } from './openPostgres';

/** It is there, or its socket says at once that it is not: what takes long is a busy machine. */
const CONNECT_MS = 15_000;

/**
 * A PostgreSQL run by this process in `folder`, whose lock the caller holds. It starts in the
 * background; the migration waits for it.
 */
export async function openEmbedded(
  folder: string,
  report: (progress: string) => void,
  patience: Patience = usual,
): Promise<Database> {
  const engine = await openEngine(folder, report);
  // The engine reports its end once, so its connections need not.
  const database = openPostgres(engine.url, () => undefined, {
    ...patience,
    connectMs: CONNECT_MS,
  });
  return {
    ...database,
    alone: (work) => engine.ready.then(() => database.alone(work)),
    migrate: (migrations) => engine.ready.then(() => database.migrate(migrations)),
    close: () => database.close().finally(() => engine.stop()),
  };
}
