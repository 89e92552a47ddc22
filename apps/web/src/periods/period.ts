import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { periods } from './periodTexts';

const DAY_MS = 24 * 3_600_000;

export type Period = keyof typeof periods;

/** Without a period there is no lower bound. */
export const since = (days: Period | undefined, now: number) =>
  days === undefined ? {} : { from: startOfChinaDay(chinaDay(now)) - (days - 1) * DAY_MS };
