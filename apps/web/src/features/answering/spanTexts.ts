const MINUTE_S = 60;
const HOUR_S = 3600;

/** `1 小时 5 分`, `50 分钟`, `3 分 20 秒`. */
export function spanText(seconds: number): string {
  if (seconds < MINUTE_S) return `${seconds} 秒`;
  const minutes = Math.floor(seconds / MINUTE_S);
  if (seconds < HOUR_S) {
    return seconds % MINUTE_S === 0 ? `${minutes} 分钟` : `${minutes} 分 ${seconds % MINUTE_S} 秒`;
  }
  const hours = Math.floor(seconds / HOUR_S);
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
}
