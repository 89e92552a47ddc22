/** Where an exam stands for those who hold it; derived from its moments, never stored. */
export const examPhases = {
  draft: '草稿',
  toCome: '未开始',
  running: '进行中',
  over: '已结束',
  cancelled: '已取消',
} as const;
export type ExamPhase = keyof typeof examPhases;

/** From when on marks, or keys, may be seen. */
export const showingTimes = {
  atOnce: '交卷后立即',
  afterEnd: '考试结束后',
  moment: '指定时间',
  never: '不公布',
} as const;
export type ShowingTime = keyof typeof showingTimes;

/** What is never shown is shown at this moment. */
export const NEVER_SHOWN = Date.UTC(9999, 11, 31);

/** How somebody stands in an exam that is watched. */
export const watchedStates = {
  absent: '未进入',
  answering: '答题中',
  quiet: '失去联系',
  submitted: '已交卷',
} as const;
export type WatchedState = keyof typeof watchedStates;
