/** Zero, false and blanks count as filled in. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';
