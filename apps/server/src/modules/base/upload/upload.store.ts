import { eq, lt, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { newSecret } from '../../../config/secrets';
import { signingSecret, uploadBrought as brought } from './upload.tables';

/** The secret of all nodes for a purpose; whichever of them needs it first draws it. */
export async function selectSecret(db: Db, purpose = 'upload'): Promise<string> {
  const found = await findSecret(db, purpose);
  if (found) return found;
  const row = { purpose, secret: newSecret() };
  await db.insert(signingSecret).values(row).onConflictDoNothing();
  // Another node may have been faster.
  return (await findSecret(db, purpose)) ?? row.secret;
}

async function findSecret(db: Db, purpose: string) {
  const rows = await db.select().from(signingSecret).where(eq(signingSecret.purpose, purpose));
  return rows[0]?.secret ?? null;
}

export async function sumBrought(db: Db, key: string): Promise<number> {
  const rows = await db
    .select({ bytes: sum(brought.bytes).mapWith(Number) })
    .from(brought)
    .where(eq(brought.key, key));
  return rows[0]?.bytes ?? 0;
}

export async function insertBrought(db: Db, row: typeof brought.$inferInsert): Promise<number> {
  const rows = await db.insert(brought).values(row).returning({ id: brought.id });
  return present(rows[0]).id;
}

export async function deleteBrought(db: Db, id: number) {
  await db.delete(brought).where(eq(brought.id, id));
}

export async function deleteBroughtBefore(db: Db, moment: Date) {
  await db.delete(brought).where(lt(brought.at, moment));
}
