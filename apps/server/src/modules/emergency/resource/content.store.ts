import { and, asc, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import {
  emergencyContent as content,
  emergencyResource as resource,
  emergencyResourceFile as file,
} from './resource.tables';

const DAY_MS = 86_400_000;

/** To be said before anything is put under the key: what was never claimed is never cleared away. */
export async function claimContent(db: Db, keys: readonly string[], now: Date) {
  await db
    .insert(content)
    .values(keys.map((key) => ({ key, claimedAt: now })))
    .onConflictDoUpdate({ target: content.key, set: { claimedAt: now } });
}

/** A cover is named by its widest size alone. */
const widest = sql`replace(${content.key}, '-480.webp', '-960.webp')`;

const isUnused = (db: Db) =>
  and(
    notExists(
      db
        .select({ id: file.id })
        .from(file)
        .where(or(eq(file.contentKey, content.key), eq(file.previewKey, content.key))),
    ),
    notExists(db.select({ id: resource.id }).from(resource).where(eq(resource.cover, widest))),
  );

/**
 * Removes one file unused for a day; a concurrent upload of it waits, finds it gone and stores it
 * again. Answers false if there was none.
 */
export function removeUnused(
  db: Db,
  now: Date,
  remove: (key: string) => Promise<void>,
): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - DAY_MS);
  return db.transaction(async (inside) => {
    const [found] = await inside
      .select({ key: content.key })
      .from(content)
      .where(and(lt(content.claimedAt, dayBefore), isUnused(inside)))
      .orderBy(asc(content.claimedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!found) return false;
    await inside.delete(content).where(eq(content.key, found.key));
    await remove(found.key);
    return true;
  });
}
