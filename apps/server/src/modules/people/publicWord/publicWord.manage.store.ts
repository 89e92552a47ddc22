import type { Verdict, WordAction } from '@cheese/domain/codes/people/publicWords';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { moderation, mute, sensitiveWord } from './publicWord.tables';

interface Decided {
  verdict: Verdict;
  decidedAt: Date;
  decidedBy: number;
}

export async function updateVerdict(tx: Db, id: number, decided: Decided) {
  await tx.update(moderation).set(decided).where(eq(moderation.id, id));
}

/** Answers how many of them are new. */
export async function upsertSensitive(tx: Db, rows: (typeof sensitiveWord.$inferInsert)[]) {
  const written = await tx
    .insert(sensitiveWord)
    .values(rows)
    .onConflictDoUpdate({
      target: sensitiveWord.bare,
      set: { action: sql`excluded.action`, word: sql`excluded.word` },
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return written.filter(({ isNew }) => isNew).length;
}

export async function updateSensitive(tx: Db, id: number, action: WordAction) {
  const rows = await tx
    .update(sensitiveWord)
    .set({ action })
    .where(eq(sensitiveWord.id, id))
    .returning({ word: sensitiveWord.word });
  return rows[0]?.word ?? null;
}

export async function deleteSensitive(tx: Db, id: number) {
  const rows = await tx
    .delete(sensitiveWord)
    .where(eq(sensitiveWord.id, id))
    .returning({ word: sensitiveWord.word });
  return rows[0]?.word ?? null;
}

export async function upsertMute(tx: Db, row: typeof mute.$inferInsert) {
  const { personId: _, ...said } = row;
  await tx.insert(mute).values(row).onConflictDoUpdate({ target: mute.personId, set: said });
}

export async function deleteMute(tx: Db, personId: number) {
  const rows = await tx.delete(mute).where(eq(mute.personId, personId)).returning();
  return rows.length > 0;
}
