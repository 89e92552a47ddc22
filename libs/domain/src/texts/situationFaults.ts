/** The faults of the requested period of the learning situation. */
export const situationFaults = {
  periodEmpty: '结束时间应晚于开始时间',
  periodTooLong: (days: number) => `统计时间不能超过 ${days} 天`,
} as const;
