import type { Share } from '@cheese/domain/questions/kind';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { AttemptRow } from './attempt.tables';

/** An attempt, and what it comes to by what counts now. */
export interface Regraded {
  attempt: AttemptRow;
  shares: Share[];
  gained: number;
  waitingCount: number;
}

/** All of them by one statement. */
export async function writeShares(db: Db, regraded: readonly Regraded[]) {
  if (regraded.length === 0) return;
  const changed = regraded.map(({ attempt: { id }, shares, gained, waitingCount }) => ({
    id,
    shares,
    gained,
    waitingCount,
  }));
  await db.execute(sql`
    update question_attempt set
      shares = array(select value::real from jsonb_array_elements_text(said.shares)
        with ordinality as one(value, nth) order by nth),
      gained = said.gained, waiting_count = said."waitingCount"
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as said(id int, shares jsonb, gained int, "waitingCount" int)
    where question_attempt.id = said.id`);
}

export async function writeMarkedShares(
  db: Db,
  said: { place: number; share: number | null; id: number }[],
) {
  await db.execute(sql`
    update attempt_answer answer set marked_share = said.share
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as said(id int, place smallint, share real)
    where answer.attempt_id = said.id and answer.place = said.place`);
}
