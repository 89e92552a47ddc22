import type { Db } from '../../../db/database';
import { media } from '../mediaFile/media.tables';
import { eq, isNull, sql } from 'drizzle-orm';

export type Owner = number | null;

/** As they were brought, also those that are on their way, and what was made of them. */
export async function usedBytes(db: Db, owner: Owner): Promise<number> {
  const isTheirs = owner === null ? isNull(media.organisationId) : eq(media.organisationId, owner);
  const rows = await db
    .select({ bytes: sql`sum(${media.bytes} + ${media.madeBytes})`.mapWith(Number) })
    .from(media)
    .where(isTheirs);
  return rows[0]?.bytes ?? 0;
}
