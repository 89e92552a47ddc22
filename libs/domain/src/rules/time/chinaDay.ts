const DAY_MS = 24 * 3_600_000;
/** China keeps one time all year. */
const AHEAD_MS = 8 * 3_600_000;

/** The day in China that a moment belongs to, as 2026-11-20. */
export const chinaDay = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, 10);

/** When a day in China begins. */
export const startOfChinaDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Every day from `first` to `last`, both of them included. */
export function chinaDays(first: string, last: string): string[] {
  const start = startOfChinaDay(first);
  const count = Math.max(0, Math.round((startOfChinaDay(last) - start) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, at) => chinaDay(start + at * DAY_MS));
}

/** When a minute in China is that a field of a form holds, as 2026-11-20T09:05; NaN for nothing. */
export const momentOfChina = (minute: string): number => Date.parse(`${minute}:00+08:00`);

/** 2026-11-20 09:05, as somebody in China writes it. */
export const chinaMinute = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');

/** 2026-11-20 09:05:07. */
export const chinaSecond = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
