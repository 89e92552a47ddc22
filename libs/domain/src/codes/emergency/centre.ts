/** The roles of the emergency centre, which has accounts of its own. */
export const emergencyRoles = { 1: '平台管理员', 2: '机构管理员', 3: '学员' } as const;
export type EmergencyRole = keyof typeof emergencyRoles;
export const emergencyRoleCodes = {
  platformAdmin: 1,
  orgAdmin: 2,
  trainee: 3,
} as const satisfies Record<string, EmergencyRole>;

export const groundStates = { 0: '已下架', 1: '已上架' } as const;
export type GroundState = keyof typeof groundStates;
export const groundStateCodes = { withdrawn: 0, shown: 1 } as const satisfies Record<
  string,
  GroundState
>;
