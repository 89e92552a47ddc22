import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { newSecret } from '../../secrets';
import { signingSecret } from './upload.tables';

const PURPOSE = 'upload';

/** The secret of all nodes; whichever of them needs it first draws it. */
export async function selectSecret(db: Db): Promise<string> {
  const found = await findSecret(db);
  if (found) return found;
  const row = { purpose: PURPOSE, secret: newSecret() };
  await db.insert(signingSecret).values(row).onConflictDoNothing();
  // Another node may have been faster.
  return (await findSecret(db)) ?? row.secret;
}

async function findSecret(db: Db) {
  const rows = await db.select().from(signingSecret).where(eq(signingSecret.purpose, PURPOSE));
  return rows[0]?.secret ?? null;
}
