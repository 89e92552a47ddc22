import { chinaDay, chinaDays, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';

export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];

/** From the start of the first day to the end of the last, in China's time zone. */
export interface Period {
  from: number;
  to: number;
  /** The number of days up to today; null for a range of dates. */
  span: Span | null;
  firstDay: string;
  lastDay: string;
}

const DAY_MS = 24 * 3_600_000;
export const LONGEST_DAYS = 366;
export const USUAL_SPAN: Span = 30;

/** Both days included; 0 if they are in the wrong order. */
export const countDays = (first: string, last: string) => chinaDays(first, last).length;

const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/;
/** True for a day that exists in the calendar. */
const isDay = (said: string) => {
  const start = dayPattern.test(said) ? startOfChinaDay(said) : NaN;
  return !Number.isNaN(start) && chinaDay(start) === said;
};

/** Reads the period; anything invalid counts as absent. */
export function readPeriod(search: URLSearchParams, now: number): Period {
  const [first, last] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(first) && isDay(last)) {
    const count = countDays(first, last);
    if (count > 0 && count <= LONGEST_DAYS) return periodOf(first, last, null);
  }
  const span = spans.find((days) => String(days) === search.get('days')) ?? USUAL_SPAN;
  return lastDays(span, now);
}

/** The last days including today. */
export const lastDays = (span: Span, now: number): Period =>
  periodOf(chinaDay(now - (span - 1) * DAY_MS), chinaDay(now), span);

const periodOf = (firstDay: string, lastDay: string, span: Span | null): Period => ({
  from: startOfChinaDay(firstDay),
  to: startOfChinaDay(lastDay) + DAY_MS,
  span,
  firstDay,
  lastDay,
});
