import type { Opening } from '@cheese/domain/codes/shop/entitlement';
import { chargeKindCodes, type ChargeKind } from '@cheese/domain/codes/shop/products';

/** End of each holding; null for a permanent one. */
export interface Holdings {
  memberUntil: Date | null;
  commodities: ReadonlyMap<number, Date | null>;
  /** The school of each commodity whose longest holding is a seat of a licence. */
  givers?: ReadonlyMap<number, string>;
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
  /** The school that gives it, of a licence. */
  giver: string | null;
}

/** The way a thing is open to the holder, and until when; null if it is locked. */
export function opened({ id, charge, limited }: OnSale, held: Holdings): Opened | null {
  const own = openedByHolding(id, held);
  if (own) return own;
  if (charge === chargeKindCodes.free) return forAll('free', null);
  if (limited?.price === 0) return forAll('limitedFree', limited.deadline);
  if (charge === chargeKindCodes.freeForMembers && held.memberUntil) {
    return forAll('member', held.memberUntil);
  }
  return null;
}

const forAll = (by: Opening, until: Date | null): Opened => ({ by, until, giver: null });

/** What somebody bought, or has a seat for; the one that lasts longer says which. */
export function openedByHolding(id: number, { commodities, givers }: Holdings): Opened | null {
  const until = commodities.get(id);
  if (until === undefined) return null;
  const giver = givers?.get(id) ?? null;
  return { by: giver === null ? 'bought' : 'licence', until, giver };
}

/** By a holding of one's own, which outlasts the end of sale. */
export const isOwnOpening = (by: Opening | null) => by === 'bought' || by === 'licence';

export const isHeld = (how: Opened | null) => isOwnOpening(how?.by ?? null);

/** A part is open by itself, or with the whole that it belongs to; what is held says so. */
export function openedPart(part: OnSale, whole: OnSale, held: Holdings): Opened | null {
  const ways = [opened(part, held), opened(whole, held)];
  return ways.find(isHeld) ?? ways.find((way) => way !== null) ?? null;
}

/** A commodity with the user's holding from one row; see `holdingColumns`. */
export interface Held {
  /** Null of what is in no shop, and its charge with it. */
  commodityId: number | null;
  charge: ChargeKind | null;
  limited: OnSale['limited'];
  isHeld: boolean;
  heldUntil: Date | null;
  /** The school whose seat lasts longest; null where a purchase does. */
  giver: string | null;
  memberUntil: Date | null;
}

/** The same of what one row says. */
export function openedByRow({ commodityId, charge, limited, ...held }: Held): Opened | null {
  if (commodityId === null || charge === null) return null;
  const commodities = new Map(held.isHeld ? [[commodityId, held.heldUntil]] : []);
  const givers = new Map(held.giver === null ? [] : [[commodityId, held.giver]]);
  return opened({ id: commodityId, charge, limited }, { ...held, commodities, givers });
}

const DAY_MS = 86_400_000;

/** Days that are bought again begin where those before end; null days are for good. */
export function nextSpan(heldUntil: Date | null, days: number | null, now: Date) {
  const startsAt = heldUntil && heldUntil > now ? heldUntil : now;
  const endsAt = days === null ? null : new Date(startsAt.getTime() + days * DAY_MS);
  return { startsAt, endsAt };
}
