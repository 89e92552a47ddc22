const HOUR_S = 3600;

/** A duration for display: 45分钟, 2.5小时; '' if it is unknown. */
export function durationText(seconds: number): string {
  if (!(seconds > 0)) return '';
  if (seconds < HOUR_S) return `${Math.max(1, Math.round(seconds / 60))}分钟`;
  return `${Math.round((seconds / HOUR_S) * 10) / 10}小时`;
}
