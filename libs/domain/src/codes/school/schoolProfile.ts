/** The colours that a school's initial may stand on; the theme says what they are. */
export const schoolColours = {
  orange: '橙色',
  blue: '蓝色',
  green: '绿色',
  red: '红色',
  purple: '紫色',
  teal: '青色',
} as const;
export type SchoolColour = keyof typeof schoolColours;

export const schoolProfileLimits = {
  name: 60,
  shortName: 12,
  contactName: 30,
  contactPhone: 30,
  address: 120,
} as const;
