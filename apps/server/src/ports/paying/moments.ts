import { chinaSecond } from '@cheese/domain/rules/time/chinaDay';

/** 2026-11-20 09:05:00, the time in China. */
export const toWords = (moment: Date): string => chinaSecond(moment.getTime());

export const toRfc3339 = (moment: Date): string => `${toWords(moment).replace(' ', 'T')}+08:00`;

export function fromWords(text: unknown): Date | null {
  const isMoment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(text));
  return isMoment ? fromRfc3339(`${String(text).replace(' ', 'T')}+08:00`) : null;
}

export function fromRfc3339(text: unknown): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(String(text))) return null;
  const moment = new Date(String(text));
  return Number.isNaN(moment.getTime()) ? null : moment;
}
