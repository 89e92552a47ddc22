/** What things that courses name open as: each kind has a page of its own. */
export const thingPages = {
  experiment: '互动实验',
  simulation: '虚拟仿真',
  specimen: '数字标本',
  library: '切片库',
} as const;
export type ThingPage = keyof typeof thingPages;
