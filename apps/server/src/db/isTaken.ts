const UNIQUE_VIOLATION = '23505';

interface DatabaseError extends Error {
  code?: unknown;
  constraint?: unknown;
}

/** Whether a row was refused because another one has the same already; drizzle wraps the cause. */
export function isTaken(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated, cause } = error as DatabaseError;
  return (code === UNIQUE_VIOLATION && violated === constraint) || isTaken(cause, constraint);
}
