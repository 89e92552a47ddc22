import type { Db } from '@cheese/server/db/database';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { and, eq } from 'drizzle-orm';

/** Who runs the platform, in whose name it teaches. */
export async function findPlatformAdmin(db: Db): Promise<number> {
  const isKeeper = and(eq(person.service, 'main'), eq(person.isPlatformAdmin, true));
  const [found] = await db.select({ id: person.id }).from(person).where(isKeeper).limit(1);
  return found?.id ?? 0;
}
