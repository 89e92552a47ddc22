const MINUTE_S = 60;
const HOUR_S = 3600;

/** How long something took: `1 小时 5 分`, `3 分 20 秒`. */
export function spanText(seconds: number): string {
  if (seconds >= HOUR_S) {
    const minutes = Math.round((seconds % HOUR_S) / MINUTE_S);
    return `${Math.floor(seconds / HOUR_S)} 小时 ${minutes} 分`;
  }
  if (seconds < MINUTE_S) return `${seconds} 秒`;
  return `${Math.floor(seconds / MINUTE_S)} 分 ${seconds % MINUTE_S} 秒`;
}
