import type { Opening } from '@cheese/domain/codes/shop/entitlement';
import { chargeKindCodes, type ChargeKind } from '@cheese/domain/codes/shop/products';

/** End of each holding; null for a permanent one. */
export interface Holdings {
  memberUntil: Date | null;
  commodities: ReadonlyMap<number, Date | null>;
}

export const holdsNothing: Holdings = { memberUntil: null, commodities: new Map() };

/** `limited` is the limited-time price of today, if any. */
export interface OnSale {
  id: number;
  charge: ChargeKind;
  limited: { price: number; deadline: Date } | null;
}

export interface Opened {
  by: Opening;
  until: Date | null;
}

/** The way a thing is open to the holder, and until when; null if it is locked. */
export function opened({ id, charge, limited }: OnSale, held: Holdings): Opened | null {
  const until = held.commodities.get(id);
  if (until !== undefined) return { by: 'bought', until };
  if (charge === chargeKindCodes.free) return { by: 'free', until: null };
  if (limited?.price === 0) return { by: 'limitedFree', until: limited.deadline };
  if (charge === chargeKindCodes.freeForMembers && held.memberUntil) {
    return { by: 'member', until: held.memberUntil };
  }
  return null;
}

/** A part is open by itself, or with the whole that it belongs to; what was bought says so. */
export function openedPart(part: OnSale, whole: OnSale, held: Holdings): Opened | null {
  const ways = [opened(part, held), opened(whole, held)];
  return ways.find((way) => way?.by === 'bought') ?? ways.find((way) => way !== null) ?? null;
}

/** A commodity with the user's holding from one row; see `holdingColumns`. */
export interface Held {
  /** Null of what is in no shop, and its charge with it. */
  commodityId: number | null;
  charge: ChargeKind | null;
  limited: OnSale['limited'];
  isHeld: boolean;
  heldUntil: Date | null;
  memberUntil: Date | null;
}

/** The same of what one row says. */
export function openedByRow({ commodityId, charge, limited, ...held }: Held): Opened | null {
  if (commodityId === null || charge === null) return null;
  const commodities = new Map(held.isHeld ? [[commodityId, held.heldUntil]] : []);
  return opened({ id: commodityId, charge, limited }, { ...held, commodities });
}

const DAY_MS = 86_400_000;

/** Days that are bought again begin where those before end; null days are for good. */
export function nextSpan(heldUntil: Date | null, days: number | null, now: Date) {
  const startsAt = heldUntil && heldUntil > now ? heldUntil : now;
  const endsAt = days === null ? null : new Date(startsAt.getTime() + days * DAY_MS);
  return { startsAt, endsAt };
}
