import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rawRows } from '../db/rawRows';

const waiting = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Until somebody waits for what another transaction holds. */
export async function untilLocked(db: Db) {
  while ((await rawRows(db, waiting)).length === 0);
}
