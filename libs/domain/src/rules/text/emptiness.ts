/** What counts as not filled in. Zero, false and blanks are something. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';
