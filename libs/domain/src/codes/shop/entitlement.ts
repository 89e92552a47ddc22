/** What gave somebody something to open. */
export const grantOrigins = {
  order: '购买',
  exchange: '兑换码兑换',
  gift: '平台赠送',
} as const;
export type GrantOrigin = keyof typeof grantOrigins;

/** By what somebody may open a thing that is on sale. */
export const openings = {
  free: '免费',
  limitedFree: '限时免费',
  bought: '已购买',
  member: '会员免费',
} as const;
export type Opening = keyof typeof openings;
