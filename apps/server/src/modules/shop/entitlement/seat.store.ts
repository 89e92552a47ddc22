import { and, eq, isNull, sql } from 'drizzle-orm';
import { numbersIn } from '../../../db/batched';
import type { Db } from '../../../db/database';
import { entitlement } from './entitlement.tables';

const origin = 'licence' as const;

export interface SeatGrant {
  licenceId: number;
  commodityId: number;
  giver: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Opens a product to the holders of seats. The days are the licence's own: nothing that somebody
 * bought moves, and a seat that is given again opens it again.
 */
export async function openBySeats(tx: Db, seat: SeatGrant, personIds: number[], now: Date) {
  if (personIds.length === 0) return;
  const { licenceId, commodityId, giver } = seat;
  await tx.execute(sql`insert into entitlement
      (person_id, commodity_id, origin, origin_key, giver, granted_at, starts_at, ends_at)
    select id, ${commodityId}::int, ${origin}, ${licenceId}::text || ':' || id, ${giver},
      ${now.toISOString()}::timestamptz, ${seat.startsAt.toISOString()}::timestamptz,
      ${seat.endsAt.toISOString()}::timestamptz
    from unnest(${numbersIn(personIds)}::int[]) as id
    on conflict (origin, origin_key) do update
      set withdrawn_at = null, granted_at = excluded.granted_at, giver = excluded.giver`);
}

/**
 * Shuts it to those who lost their seats. The person of the row counts and not the one in its key:
 * who joined two accounts took the seat of the former along.
 */
export async function shutSeats(tx: Db, licenceId: number, personIds: number[], now: Date) {
  if (personIds.length === 0) return;
  await tx
    .update(entitlement)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(entitlement.origin, origin),
        sql`${entitlement.personId} = any(${numbersIn(personIds)}::int[])`,
        sql`split_part(${entitlement.originKey}, ':', 1) = ${licenceId}::text`,
        isNull(entitlement.withdrawnAt),
      ),
    );
}
