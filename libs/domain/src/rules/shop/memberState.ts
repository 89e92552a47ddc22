import { haloCodes } from '../../codes/shop/membership';

interface Halo {
  code: number;
  expiration: number;
}

export interface MemberState {
  isMember: boolean;
  /** When membership ends, in milliseconds; null for who is no member. */
  expiration: number | null;
}

/** Whether somebody is a member at `now`, and until when: of several memberships, the longest. */
export const memberState = (halos: readonly Halo[], now: number): MemberState => {
  const ends = halos
    .filter(({ code, expiration }) => code === haloCodes.member && expiration > now)
    .map(({ expiration }) => expiration);
  if (ends.length === 0) return { isMember: false, expiration: null };
  return { isMember: true, expiration: Math.max(...ends) };
};
