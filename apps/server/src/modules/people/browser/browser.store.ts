import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { knownBrowser } from './browser.tables';

export async function isBrowserKnown(db: Db, account: string, browserHash: string) {
  const { account: name, browserHash: hash } = knownBrowser;
  return (await db.$count(knownBrowser, and(eq(name, account), eq(hash, browserHash)))) > 0;
}

export async function keepBrowser(db: Db, account: string, browserHash: string, usedAt: Date) {
  await db
    .insert(knownBrowser)
    .values({ account, browserHash, usedAt })
    .onConflictDoUpdate({
      target: [knownBrowser.account, knownBrowser.browserHash],
      set: { usedAt },
    });
}

export async function deleteBrowsersBefore(db: Db, moment: Date) {
  await db.delete(knownBrowser).where(lt(knownBrowser.usedAt, moment));
}
