/** What is wrong with the period of the learning situation that somebody asks for. */
export const situationFaults = {
  periodEmpty: '结束时间应晚于开始时间',
  periodTooLong: (days: number) => `统计时间不能超过 ${days} 天`,
} as const;
