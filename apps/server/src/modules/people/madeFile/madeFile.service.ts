import type { FileLink } from '@cheese/domain/contract/shapes';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { hashOf, newSecret } from '../../../config/secrets';
import { emergencyDownload as download } from './madeFile.tables';

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
  await db
    .insert(download)
    .values({ id: hashOf(secret), personId: person.id, fileName, content, expiresAt });
  const url = `${downloadPath}${secret}.${suffixOf(fileName)}`;
  return { fileName, url, expiresAt: expiresAt.getTime() };
}

export async function findDownload(db: Db, clock: Clock, secret: string) {
  const isIt = and(eq(download.id, hashOf(secret)), gt(download.expiresAt, clock.now()));
  const rows = await db.select().from(download).where(isIt);
  return rows[0] ?? refuse('download.notFound');
}

export async function deleteStale(db: Db, now: Date) {
  await db.delete(download).where(lte(download.expiresAt, now));
}
