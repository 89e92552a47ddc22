/** Derived from the ad's timestamps, never stored. */
export const adStates = { coming: '未开始', shown: '展示中', over: '已结束' } as const;
export type AdState = keyof typeof adStates;

/** At one place, because nobody looks at more. */
export const MOST_ADS = 20;
/** In the dropdown of the header. */
export const MOST_OUTLINES = 20;
