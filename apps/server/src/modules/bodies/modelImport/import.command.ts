import { join } from 'node:path';
import type { Database } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Storage } from '../../../ports/storage';
import { importBodies, type Imported } from './importBody';
import { importSystems } from './importSystems';
import { openReport, skippedLines } from './report';

interface ImportOptions {
  services: { database: Database; clock: Clock; storage: Storage };
  dataDir: string;
  path: string;
  /** Systems as Z-Anatomy publishes them, instead of an archive of BodyParts3D. */
  isZAnatomy: boolean;
  tell: (line: string) => void;
}

/** Instead of a start: brings bodies of open data into the library, see docs/running.md. */
export async function importAnatomy({
  services,
  dataDir,
  path,
  isZAnatomy,
  tell,
}: ImportOptions): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const report = openReport(tell);
  const importing = isZAnatomy ? importSystems : importBodies;
  const done = await importing(path, {
    db: services.database.patient,
    clock: services.clock,
    storage: services.storage,
    scratch: join(dataDir, 'anatomy-import'),
    report,
    signal: stop.signal,
  });
  for (const line of [...skippedLines(report), ...reportLines(done)]) {
    process.stdout.write(`${line}\n`);
  }
}

function reportLines({ bodies, meshes, concepts, named }: Imported): string[] {
  const isSame = bodies.every(({ state }) => state === 'unchanged' || state === 'empty');
  return [
    ...bodies.map(({ origin, state }) => `${origin}: ${state}`),
    `meshes: ${meshes}, concepts: ${concepts}, named in Chinese: ${named}, in English alone: ${concepts - named}`,
    isSame ? 'Nothing has changed since the last import.' : 'Imported.',
  ];
}
