const CHINA_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar's day in China, where the product is used: `2026-11-22`. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 10);

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** Rejects dates that do not exist, such as 31 February. */
export function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** For how many days in a row, up to today or, where today is still open, up to yesterday. */
export function streakOf(answered: ReadonlySet<string>, today: string): number {
  let day = answered.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; answered.has(day); day = dayBefore(day)) streak += 1;
  return streak;
}

/** Its first day, of a month such as `2026-11`. */
export function monthAfter(month: string): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth, 1)).toISOString().slice(0, 10);
}

export function daysOf(month: string): string[] {
  const count = Number(dayBefore(monthAfter(month)).slice(-2));
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}
