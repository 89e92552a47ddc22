import { startOfChinaDay } from '../time/chinaDay';

const DAY_MS = 24 * 3_600_000;

interface Period {
  startsOn: string;
  endsOn: string;
}

/** Whole days since the Monday before 1970, for days as 2026-09-01. */
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS) + 3;

/** Weeks begin on Monday; the first week of a term holds its first day. */
const weekOf = (day: string) => Math.floor(dayNumber(day) / 7);

export const weekCountOf = ({ startsOn, endsOn }: Period): number =>
  weekOf(endsOn) - weekOf(startsOn) + 1;

/** The week of the term on a day, from 1; null outside of the term. */
export const weekOn = ({ startsOn, endsOn }: Period, day: string): number | null =>
  day < startsOn || day > endsOn ? null : weekOf(day) - weekOf(startsOn) + 1;

export const daysOf = ({ startsOn, endsOn }: Period): number =>
  dayNumber(endsOn) - dayNumber(startsOn) + 1;

/** False for days that no calendar has, such as 2026-02-30. */
export function isDay(day: string): boolean {
  const moment = startOfChinaDay(day);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day) || Number.isNaN(moment)) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
