import { and, desc, eq, inArray, lt, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { knownBrowser } from './browser.tables';

/** One of these accounts whose own browser it is. */
export async function findKnown(db: Db, accounts: readonly string[], browserHash: string) {
  const { account, browserHash: hash } = knownBrowser;
  const isOne = and(inArray(account, [...accounts]), eq(hash, browserHash));
  const rows = await db.select({ account }).from(knownBrowser).where(isOne).limit(1);
  return rows[0]?.account ?? null;
}

/** Limit for each account, so that repeated sign-ins do not grow the table. */
const MOST_OF_ACCOUNT = 20;

export async function keepBrowser(db: Db, account: string, browserHash: string, usedAt: Date) {
  await db
    .insert(knownBrowser)
    .values({ account, browserHash, usedAt })
    .onConflictDoUpdate({
      target: [knownBrowser.account, knownBrowser.browserHash],
      set: { usedAt },
    });
  const isOfAccount = eq(knownBrowser.account, account);
  const newest = db
    .select({ hash: knownBrowser.browserHash })
    .from(knownBrowser)
    .where(isOfAccount)
    .orderBy(desc(knownBrowser.usedAt))
    .limit(MOST_OF_ACCOUNT);
  await db
    .delete(knownBrowser)
    .where(and(isOfAccount, notInArray(knownBrowser.browserHash, newest)));
}

/** Call when a password changes or a phone changes its owner. */
export async function forgetBrowsers(db: Db, account: string, but: string | null) {
  const { account: name, browserHash } = knownBrowser;
  await db
    .delete(knownBrowser)
    .where(and(eq(name, account), but === null ? undefined : ne(browserHash, but)));
}

export async function deleteBrowsersBefore(db: Db, moment: Date) {
  await db.delete(knownBrowser).where(lt(knownBrowser.usedAt, moment));
}
