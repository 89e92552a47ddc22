/** The parts of the emergency centre's system. */
export const systemMessages = {
  resourceManagement: '资源管理',
  welfareManagement: '福利管理',
  learnSituation: '学情监控',
  questionManagement: '题库管理',
  peopleManagement: '人员管理',
} as const;
