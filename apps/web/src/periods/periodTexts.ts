/** Number of days, including today. */
export const periods = { 1: '今天', 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' } as const;
