import { chinaDay } from './chinaDay';

const partsOf = (moment: number) => chinaDay(moment).split('-').map(Number);

/** The day in China of a moment for display: 2026年11月20日. */
export function dayText(moment: number): string {
  const [year, month, day] = partsOf(moment);
  return `${year}年${month}月${day}日`;
}

/** The same without the year: 11月24日. */
export function shortDayText(moment: number): string {
  const [, month, day] = partsOf(moment);
  return `${month}月${day}日`;
}
