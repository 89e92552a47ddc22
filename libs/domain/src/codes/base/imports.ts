export const importVerdicts = {
  ready: '可导入',
  faulty: '有错误',
  duplicate: '重复',
  similar: '题干相同',
} as const;
export type ImportVerdict = keyof typeof importVerdicts;

/** Nothing is saved before the user has confirmed the preview. */
export const importStates = { 1: '待确认', 2: '导入中', 3: '导入完成', 4: '导入失败' } as const;
export type ImportState = keyof typeof importStates;
export const importStateCodes = {
  waiting: 1,
  saving: 2,
  done: 3,
  failed: 4,
} as const satisfies Record<string, ImportState>;
