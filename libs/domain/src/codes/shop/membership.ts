/** The entitlement that makes a member. */
export const halos = { 1: '会员' } as const;
export type HaloCode = keyof typeof halos;
export const haloCodes = { member: 1 } as const satisfies Record<string, HaloCode>;

/** The tiers of membership, by the names of their icons. */
export const memberTiers = {
  vip1: '标准会员',
  vip2: '高级会员',
  vip3: '尊享会员',
  vip4: '至尊会员',
} as const;
export type MemberTier = keyof typeof memberTiers;
