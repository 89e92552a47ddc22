export const departmentKinds = { 1: '院系', 2: '专业' } as const;
export type DepartmentKind = keyof typeof departmentKinds;

export const departmentKindCodes = { department: 1, major: 2 } as const satisfies Record<
  string,
  DepartmentKind
>;

/** Deeper trees cannot be shown on a phone. */
export const departmentLimits = { depth: 6, count: 2000, name: 50 } as const;
