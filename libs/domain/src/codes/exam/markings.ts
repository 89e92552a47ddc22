/** The state of an answer in manual marking. */
export const markingStates = {
  waiting: '待评分',
  half: '待第二人评分',
  disputed: '分差待裁定',
  settled: '已定分',
} as const;
export type MarkingState = keyof typeof markingStates;

/** The filters of the list of answers to mark. */
export const markingViews = {
  mine: '待我评分',
  disputed: markingStates.disputed,
  settled: markingStates.settled,
  all: '全部答卷',
} as const;
export type MarkingView = keyof typeof markingViews;

/** The number of markers per answer. */
export const markerCounts = { 1: '一人评分', 2: '两人评分' } as const;
export type MarkerCount = keyof typeof markerCounts;
