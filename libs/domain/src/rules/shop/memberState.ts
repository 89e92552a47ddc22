import { haloCodes } from '../../codes/shop/membership';

interface Halo {
  code: number;
  expiration: number;
}

export interface MemberState {
  isMember: boolean;
  /** The end of the membership in milliseconds; null for a non-member. */
  expiration: number | null;
}

/** The membership at `now` and its end; of several memberships the longest counts. */
export const memberState = (halos: readonly Halo[], now: number): MemberState => {
  const ends = halos
    .filter(({ code, expiration }) => code === haloCodes.member && expiration > now)
    .map(({ expiration }) => expiration);
  if (ends.length === 0) return { isMember: false, expiration: null };
  return { isMember: true, expiration: Math.max(...ends) };
};
