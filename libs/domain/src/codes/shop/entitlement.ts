/** The origin of a person's right to open a product. */
export const grantOrigins = {
  order: '购买',
  exchange: '兑换码兑换',
  gift: '平台赠送',
  licence: '学校授权',
} as const;
export type GrantOrigin = keyof typeof grantOrigins;

/** The reason why a person may open a product on sale. */
export const openings = {
  free: '免费',
  limitedFree: '限时免费',
  bought: '已购买',
  member: '会员免费',
  licence: '学校提供',
} as const;
export type Opening = keyof typeof openings;
