const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';

interface DatabaseError extends Error {
  code?: unknown;
  constraint?: unknown;
}

/** Whether a row was refused because another one has the same already. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  violates(error, UNIQUE_VIOLATION, constraint);

/** Whether a row was refused because of what it says. */
export const isBroken = (error: unknown, constraint: string): boolean =>
  violates(error, CHECK_VIOLATION, constraint);

/** Whether a row was not deleted because another one names it. */
export const isNamed = (error: unknown, constraint: string): boolean =>
  violates(error, FOREIGN_KEY_VIOLATION, constraint);

/** drizzle wraps the cause. */
function violates(error: unknown, expected: string, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated, cause } = error as DatabaseError;
  return (code === expected && violated === constraint) || violates(cause, expected, constraint);
}
