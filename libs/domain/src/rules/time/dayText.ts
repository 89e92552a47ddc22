import { chinaDay } from './chinaDay';

const partsOf = (moment: number) => chinaDay(moment).split('-').map(Number);

/** The day in China that a moment belongs to, as people write it: 2026年11月20日. */
export function dayText(moment: number): string {
  const [year, month, day] = partsOf(moment);
  return `${year}年${month}月${day}日`;
}

/** The same where the year goes without saying: 11月24日. */
export function shortDayText(moment: number): string {
  const [, month, day] = partsOf(moment);
  return `${month}月${day}日`;
}
