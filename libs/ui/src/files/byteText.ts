const units = ['B', 'KB', 'MB', 'GB'];

/** Human-readable, as in 1.4 MB. */
export function byteText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const size = bytes / 1024 ** step;
  return `${step === 0 ? size : Math.round(size * 10) / 10} ${units[step]}`;
}
