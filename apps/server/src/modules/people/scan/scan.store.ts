import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { hashOf } from '../../../config/secrets';
import { SCAN_LIFE_MS } from './scan.rules';
import { scanLogin } from './scan.tables';

/** One code: by what the QR shows, or by its number. */
export type Which = { uuid: string } | { id: number };

const isThe = (which: Which) =>
  'uuid' in which ? eq(scanLogin.uuidHash, hashOf(which.uuid)) : eq(scanLogin.id, which.id);

const isYoung = (now: Date) => gt(scanLogin.shownAt, new Date(now.getTime() - SCAN_LIFE_MS));

/** Neither fetched nor called off. */
const isOpen = (now: Date) =>
  and(isYoung(now), isNull(scanLogin.cancelledAt), isNull(scanLogin.submittedAt));

export async function insertScans(db: Db, uuids: readonly string[], address: string, now: Date) {
  const rows = uuids.map((uuid) => ({ uuidHash: hashOf(uuid), address, shownAt: now }));
  await db.insert(scanLogin).values(rows);
}

export async function deleteScansBefore(db: Db, moment: Date) {
  await db.delete(scanLogin).where(lt(scanLogin.shownAt, moment));
}

export async function findScan(db: Db, uuid: string, address: string) {
  const rows = await db
    .select()
    .from(scanLogin)
    .where(and(isThe({ uuid }), eq(scanLogin.address, address)));
  return rows[0] ?? null;
}

/** Those with one of these numbers, wherever they were shown. */
export function selectScans(db: Db, uuidHashes: string[]) {
  return db.select().from(scanLogin).where(inArray(scanLogin.uuidHash, uuidHashes));
}

export function selectOpenScans(db: Db, now: Date) {
  return db.select().from(scanLogin).where(isOpen(now)).orderBy(desc(scanLogin.id)).limit(20);
}

export const markScanned = (db: Db, which: Which, now: Date) =>
  change(db, { scannedAt: now }, isThe(which), isOpen(now), isNull(scanLogin.scannedAt));

export const markConfirmed = (db: Db, which: Which, personId: number, now: Date) =>
  change(
    db,
    { confirmedAt: now, confirmedBy: personId },
    isThe(which),
    isOpen(now),
    isNull(scanLogin.confirmedAt),
  );

export const markCancelled = (db: Db, which: Which, now: Date) =>
  change(db, { cancelledAt: now }, isThe(which), isOpen(now));

/** Answers the confirming user once, and only to the address that shows the code. */
export const markSubmitted = (db: Db, uuid: string, address: string, now: Date) =>
  change(
    db,
    { submittedAt: now },
    isThe({ uuid }),
    isOpen(now),
    eq(scanLogin.address, address),
    isNotNull(scanLogin.confirmedAt),
  );

async function change(
  db: Db,
  facts: Partial<typeof scanLogin.$inferInsert>,
  ...where: (SQL | undefined)[]
) {
  const rows = await db
    .update(scanLogin)
    .set(facts)
    .where(and(...where))
    .returning({ confirmedBy: scanLogin.confirmedBy });
  return rows[0] ?? null;
}
