import { haloCodes, type MemberTier } from '@cheese/domain/codes/shop/membership';
import type { Halo } from '@cheese/domain/contract/people/user';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { type Holdings, holdsNothing, nextSpan } from './entitlement.rules';
import {
  insertEntitlement,
  lockHolder,
  markWithdrawn,
  moveUp,
  selectHeld,
} from './entitlement.store';
import type { EntitlementRow } from './entitlement.tables';

/** Everything the person holds, in one query for a whole list. */
export const holdingsOf = async ({ db, person, clock }: VisitorContext): Promise<Holdings> =>
  person ? readHoldings(db, person.id, clock.now()) : holdsNothing;

export const readHoldings = async (db: Db, personId: number, now: Date): Promise<Holdings> =>
  toHoldings(await selectHeld(db, personId, now));

function toHoldings(rows: readonly Pick<EntitlementRow, 'commodityId' | 'endsAt' | 'giver'>[]) {
  let memberUntil: Date | null = null;
  const commodities = new Map<number, Date | null>();
  const givers = new Map<number, string>();
  for (const { commodityId, endsAt, giver } of rows) {
    if (commodityId === null) {
      memberUntil = later(memberUntil, endsAt);
      continue;
    }
    const known = commodities.get(commodityId);
    const until = lasting(known, endsAt);
    commodities.set(commodityId, until);
    if (until?.getTime() === known?.getTime() && known !== undefined) continue;
    if (giver === null) givers.delete(commodityId);
    else givers.set(commodityId, giver);
  }
  return { memberUntil, commodities, givers };
}

const later = (a: Date | null, b: Date | null) => (a && (!b || a > b) ? a : b);

/** The later of two ends; null means permanent and wins. */
function lasting(known: Date | null | undefined, endsAt: Date | null) {
  if (known === undefined) return endsAt;
  return known === null || endsAt === null ? null : later(known, endsAt);
}

export async function readHalos(context: VisitorContext): Promise<Halo[]> {
  const { memberUntil } = await holdingsOf(context);
  return memberUntil ? [{ code: haloCodes.member, expiration: memberUntil.getTime() }] : [];
}

export type Given = { commodityId: number } | { tier: MemberTier };

export interface Grant {
  personId: number;
  given: Given;
  days: number | null;
  origin: Pick<EntitlementRow, 'origin' | 'originKey'>;
}

/**
 * Grants an entitlement once for each origin, after the current one ends. The caller has locked the
 * origin; concurrent grants to one person wait for each other.
 */
export async function grant(db: Db, given: Grant, now: Date) {
  await lockHolder(db, given.personId);
  return grantTo(db, await readHoldings(db, given.personId, now), given, now);
}

/** As above, for a person who is locked and whose holdings are known. */
export function grantTo(
  db: Db,
  held: Holdings,
  { personId, given, days, origin }: Grant,
  now: Date,
) {
  const thing = 'tier' in given ? { tier: given.tier } : { commodityId: given.commodityId };
  const until =
    'tier' in given ? held.memberUntil : (held.commodities.get(given.commodityId) ?? null);
  const span = nextSpan(until, days, now);
  return insertEntitlement(db, { personId, ...thing, ...origin, ...span, grantedAt: now });
}

/** Takes back what one origin gave; what was given behind it moves up. */
export async function withdraw(db: Db, origin: Grant['origin'], now: Date) {
  const gone = await markWithdrawn(db, origin, now);
  if (!gone?.endsAt) return;
  await lockHolder(db, gone.personId);
  const left = gone.endsAt.getTime() - Math.max(now.getTime(), gone.startsAt.getTime());
  await moveUp(db, gone, left);
}
