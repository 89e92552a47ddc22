/** For whom something is meant. Those of a school reach nobody outside of it. */
export const audienceKinds = {
  everybody: '所有用户',
  organisation: '全校学生',
  chosen: '指定学生',
  code: '凭邀请码加入',
} as const;
export type AudienceKind = keyof typeof audienceKinds;
