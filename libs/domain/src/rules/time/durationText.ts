const HOUR_S = 3600;

/** How long something takes, as people say it: 45分钟, 2.5小时; nothing where nobody knows. */
export function durationText(seconds: number): string {
  if (!(seconds > 0)) return '';
  if (seconds < HOUR_S) return `${Math.max(1, Math.round(seconds / 60))}分钟`;
  return `${Math.round((seconds / HOUR_S) * 10) / 10}小时`;
}
