const DAY_MS = 24 * 3_600_000;
/** China has no daylight saving time. */
const AHEAD_MS = 8 * 3_600_000;

/** The day in China of a moment, as 2026-11-20. */
export const chinaDay = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, 10);

/** The start of a day in China. */
export const startOfChinaDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Every day from `first` to `last`, inclusive. */
export function chinaDays(first: string, last: string): string[] {
  const start = startOfChinaDay(first);
  const count = Math.max(0, Math.round((startOfChinaDay(last) - start) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, at) => chinaDay(start + at * DAY_MS));
}

/** The moment of a form's date and time in China, as 2026-11-20T09:05; NaN if it is empty. */
export const momentOfChina = (minute: string): number => Date.parse(`${minute}:00+08:00`);

/** As 2026-11-20 09:05, in China's time. */
export const chinaMinute = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');

/** 2026-11-20 09:05:07. */
export const chinaSecond = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
