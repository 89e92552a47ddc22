import { lastBillDay } from '@cheese/domain/rules/shop/billDay';
import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';

const DAY_MS = 24 * 3_600_000;
const DAYS_BACK = 7;
const MOST_DAYS_BACK = 90;

export const spanOf = (day: string) => {
  const from = startOfChinaDay(day);
  return { from: new Date(from), to: new Date(from + DAY_MS) };
};

/** The days whose bills should be there by now, the latest first. */
export const readyDays = (now: Date): string[] =>
  Array.from({ length: DAYS_BACK }, (_, back) => lastBillDay(now.getTime() - back * DAY_MS));

/** True if the day is over and not too long ago. */
export function hasBill(day: string, now: Date): boolean {
  const start = startOfChinaDay(day);
  if (Number.isNaN(start) || chinaDay(start) !== day) return false;
  const today = startOfChinaDay(chinaDay(now.getTime()));
  return start < today && start >= today - MOST_DAYS_BACK * DAY_MS;
}

/** True if the bill should be available by now. */
export const isReady = (day: string, now: Date): boolean => day <= lastBillDay(now.getTime());
