import { texts } from './texts';

const MINUTE = 60;
const HOUR = 3600;

/** A duration as text: 3 小时 20 分钟. */
export function studyText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return hours > 0 ? `${hours} 小时 ${minutes} 分钟` : `${minutes} 分钟`;
}

export const minutesOf = (seconds: number) => Math.round(seconds / MINUTE);

/** An average with one decimal, or a placeholder for none. */
export const scoreText = (score: number | null): string =>
  score === null ? texts.noScore : texts.score(Math.round(score * 10) / 10);
