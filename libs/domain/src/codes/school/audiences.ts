/** The kinds of audience. A school's audiences never include outsiders. */
export const audienceKinds = {
  everybody: '所有用户',
  organisation: '全校学生',
  groups: '院系、年级或班级',
  chosen: '指定学生',
  code: '凭邀请码加入',
} as const;
export type AudienceKind = keyof typeof audienceKinds;

const { everybody: _platformAlone, ...ofSchools } = audienceKinds;
/** The kinds a school may choose from. */
export const schoolAudienceKinds = ofSchools;
export type SchoolAudienceKind = keyof typeof schoolAudienceKinds;

/** Groups of a school that an audience may name; whoever is a learner of one of them is included. */
export const audienceGroupKinds = {
  department: '院系与专业',
  year: '年级',
  schoolClass: '行政班',
  teachingClass: '教学班',
} as const;
export type AudienceGroupKind = keyof typeof audienceGroupKinds;

export const audienceLimits = { people: 3000, pastedSigns: 100_000, groups: 200 } as const;
