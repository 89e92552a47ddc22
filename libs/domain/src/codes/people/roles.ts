/** A person's role in the organisation (`user.orgUserRole.code`). Many people have none. */
export const roles = { 1: '学校管理员', 2: '教师', 3: '学员' } as const;
export type Role = keyof typeof roles;

export const roleCodes = { schoolAdmin: 1, teacher: 2, learner: 3 } as const satisfies Record<
  string,
  Role
>;
