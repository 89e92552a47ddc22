/** The phase of an exam for its teachers; derived from its timestamps, never stored. */
export const examPhases = {
  draft: '草稿',
  toCome: '未开始',
  running: '进行中',
  over: '已结束',
  cancelled: '已取消',
} as const;
export type ExamPhase = keyof typeof examPhases;

/** When marks or keys become visible. */
export const showingTimes = {
  atOnce: '交卷后立即',
  afterEnd: '考试结束后',
  moment: '指定时间',
  never: '不公布',
} as const;
export type ShowingTime = keyof typeof showingTimes;

/** The moment that stands for "never shown". */
export const NEVER_SHOWN = Date.UTC(9999, 11, 31);

export const watchedStates = {
  absent: '未进入',
  answering: '答题中',
  quiet: '失去联系',
  submitted: '已交卷',
} as const;
export type WatchedState = keyof typeof watchedStates;
