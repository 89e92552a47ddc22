/** What somebody is in a teaching class. */
export const teachingRoles = { 1: '主讲教师', 2: '助教', 3: '学员' } as const;
export type TeachingRole = keyof typeof teachingRoles;
export const teachingRoleCodes = { teacher: 1, assistant: 2, learner: 3 } as const satisfies Record<
  string,
  TeachingRole
>;

/** How somebody came into a teaching class. */
export const joinedBy = { 1: '按行政班', 2: '逐个添加', 3: '名单文件', 4: '加入码' } as const;
export type JoinedBy = keyof typeof joinedBy;
export const joinedByCodes = {
  schoolClass: 1,
  name: 2,
  file: 3,
  code: 4,
} as const satisfies Record<string, JoinedBy>;

export const placeStates = { present: '在班', past: '已离班' } as const;
export type PlaceState = keyof typeof placeStates;

export const teachingLimits = {
  people: 3000,
  teachers: 20,
  name: 60,
  classes: 100,
  /** Of people who are added or removed in one call. */
  atOnce: 500,
  undoMinutes: 60,
} as const;
