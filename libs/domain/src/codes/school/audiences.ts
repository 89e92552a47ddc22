/** The kinds of audience. A school's audiences never include outsiders. */
export const audienceKinds = {
  everybody: '所有用户',
  organisation: '全校学生',
  chosen: '指定学生',
  code: '凭邀请码加入',
} as const;
export type AudienceKind = keyof typeof audienceKinds;

const { everybody: _platformAlone, ...ofSchools } = audienceKinds;
/** The kinds a school may choose from. */
export const schoolAudienceKinds = ofSchools;
export type SchoolAudienceKind = keyof typeof schoolAudienceKinds;

export const audienceLimits = { people: 3000, pastedSigns: 100_000 } as const;
