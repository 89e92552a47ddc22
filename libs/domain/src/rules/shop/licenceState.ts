import type { LicenceState } from '../../codes/shop/licences';

export interface LicenceMoments {
  startsAt: Date;
  endsAt: Date;
  withdrawnAt: Date | null;
  declinedAt: Date | null;
  orderedAt: Date | null;
  confirmedAt: Date | null;
}

/** An offer lapses with the last day that it speaks of, and so does an order that nobody paid. */
export function licenceState(licence: LicenceMoments, now: Date): LicenceState {
  const { startsAt, endsAt, withdrawnAt, declinedAt, orderedAt, confirmedAt } = licence;
  if (withdrawnAt) return 'withdrawn';
  if (declinedAt) return 'declined';
  const isOver = endsAt <= now;
  if (!confirmedAt && isOver) return 'lapsed';
  if (!confirmedAt) return orderedAt ? 'ordered' : 'offered';
  if (isOver) return 'ended';
  return startsAt <= now ? 'active' : 'upcoming';
}
