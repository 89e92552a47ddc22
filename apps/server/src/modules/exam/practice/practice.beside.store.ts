import type { Db } from '../../../db/database';
import { eq } from 'drizzle-orm';
import { simulationPractice } from './practice.tables';

export const deletePractice = (db: Db, simulationId: number) =>
  db.delete(simulationPractice).where(eq(simulationPractice.id, simulationId));

export async function keepPractice(
  db: Db,
  simulationId: number,
  set: { chapterId: number; questionCount: number },
) {
  await db
    .insert(simulationPractice)
    .values({ id: simulationId, ...set })
    .onConflictDoUpdate({ target: simulationPractice.id, set });
}
