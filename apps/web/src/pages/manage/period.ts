import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';

const DAY_MS = 24 * 3_600_000;

/** Number of days, including today. */
export const periods = { 1: '今天', 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' } as const;
export type Period = keyof typeof periods;

/** From when on a list is asked for; from the beginning where nothing is said. */
export const since = (days: Period | undefined, now: number) =>
  days === undefined ? {} : { from: startOfChinaDay(chinaDay(now)) - (days - 1) * DAY_MS };
