const twoDigits = (count: number) => `${count}`.padStart(2, '0');

/** A duration as HH:MM:SS. Hours may exceed 99; a negative duration is zero. */
export const clockText = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map(twoDigits).join(':');
};
