/** How far a list may reach back, in days of which today is one. */
export const periods = { 1: '今天', 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' } as const;
