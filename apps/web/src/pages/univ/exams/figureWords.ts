const NONE = '—';

/** Rounds, without trailing zeros. */
export const rounded = (value: number | null, digits = 1) =>
  value === null ? NONE : String(Number(value.toFixed(digits)));

export const percent = (share: number | null) =>
  share === null ? NONE : `${Number((share * 100).toFixed(1))}%`;
