import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';

interface Slice {
  limit: number;
  offset: number;
  now: Date;
}

interface ShelfRow {
  bankId: number;
  subscribedAt: Date;
  lastPractisedAt: Date | null;
  answeredCount: number;
  rightCount: number;
  wrongCount: number;
  dueCount: number;
}

/** The shelf holds banks the user subscribed to or has answered questions of. */
export async function selectShelf(db: Db, personId: number, { limit, offset, now }: Slice) {
  const found = await rawRows<Record<string, string>>(
    db,
    sql`
    with practised as (
      select bank_id, min(answered_at) as first_at, max(answered_at) as last_at,
        count(*) filter (where share is not null)::int as answered,
        count(*) filter (where share >= 1)::int as right_ones,
        count(*) filter (where share < 1)::int as wrong_ones,
        count(*) filter (where due_at <= ${now.toISOString()})::int as due
      from question_standing where person_id = ${personId} group by bank_id
    ), kept as (
      select bank_id, subscribed_at from bank_subscription where person_id = ${personId}
    )
    select bank.id, coalesce(kept.subscribed_at, practised.first_at) as subscribed_at,
      practised.last_at, coalesce(answered, 0) as answered, coalesce(right_ones, 0) as right_ones,
      coalesce(wrong_ones, 0) as wrong_ones, coalesce(due, 0) as due, count(*) over ()::int as total
    from practised full join kept using (bank_id)
    join question_bank bank on bank.id = bank_id and bank.archived_at is null
      and bank.organisation_id is null
    order by coalesce(practised.last_at, kept.subscribed_at) desc, bank.id
    limit ${limit} offset ${offset}`,
  );
  return { rows: found.map(toRow), total: Number(found[0]?.['total'] ?? 0) };
}

const toRow = (row: Record<string, string>): ShelfRow => ({
  bankId: Number(row['id']),
  subscribedAt: new Date(row['subscribed_at'] ?? 0),
  lastPractisedAt: row['last_at'] ? new Date(row['last_at']) : null,
  answeredCount: Number(row['answered']),
  rightCount: Number(row['right_ones']),
  wrongCount: Number(row['wrong_ones']),
  dueCount: Number(row['due']),
});
