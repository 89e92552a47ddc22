import type { FileLink } from '@cheese/domain/contract/shapes';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { hashOf, newSecret } from '../../../config/secrets';
import { deleteStale, insertDownload, selectDownload } from './madeFile.store';

const LIFE_MS = 5 * 60_000;

/**
 * Addresses contain a secret, and a file is generated with the permissions of the user who
 * requested it.
 */
export const downloadPath = '/storage/made/';

interface Asker {
  person: Person;
  clock: Clock;
}

/** Stores a workbook or PDF for a short time, for the user who requested it. */
export async function offerDownload(
  db: Db,
  { person, clock }: Asker,
  { fileName, content }: { fileName: string; content: Uint8Array },
): Promise<FileLink> {
  const [secret, now] = [newSecret(), clock.now()];
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await deleteStale(db, now);
  await insertDownload(db, {
    id: hashOf(secret),
    personId: person.id,
    fileName,
    content,
    expiresAt,
  });
  const url = `${downloadPath}${secret}.${suffixOf(fileName)}`;
  return { fileName, url, expiresAt: expiresAt.getTime() };
}

export async function findDownload(db: Db, clock: Clock, secret: string) {
  const rows = await selectDownload(db, hashOf(secret), clock.now());
  return rows[0] ?? refuse('download.notFound');
}
