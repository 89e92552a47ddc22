const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';
/** A row that others refer to by `on delete restrict`, from PostgreSQL 18 on; before, the code above. */
const RESTRICT_VIOLATION = '23001';

interface DatabaseError extends Error {
  code?: unknown;
  constraint?: unknown;
}

/** True for a violated unique constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  violates(error, UNIQUE_VIOLATION, constraint);

/** True for a violated check constraint. */
export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  violates(error, CHECK_VIOLATION, constraint);

/** True for a violated foreign key, when another row refers to the deleted one. */
export const isForeignKeyViolation = (error: unknown, constraint: string): boolean =>
  violates(error, FOREIGN_KEY_VIOLATION, constraint) ||
  violates(error, RESTRICT_VIOLATION, constraint);

/** True where any two rows are the same that must not be. */
export const isAnyUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** True where any other row refers to a deleted one. */
export const isReferenceViolation = (error: unknown): boolean =>
  hasCode(error, FOREIGN_KEY_VIOLATION) ||
  (hasCode(error, RESTRICT_VIOLATION) && !isOfMergedSchool(error));

/** True where a lock could not be had in time, or two transactions waited for each other. */
export const isLockUnavailable = (error: unknown): boolean =>
  hasCode(error, '55P03') || hasCode(error, '40P01');

/** True where a row was meant for a school that has been merged into another. */
export const isOfMergedSchool = (error: unknown): boolean =>
  violates(error, RESTRICT_VIOLATION, 'school_is_merged');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as DatabaseError).code === code || hasCode(error.cause, code));

/** drizzle wraps the cause. */
function violates(error: unknown, expected: string, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated, cause } = error as DatabaseError;
  return (code === expected && violated === constraint) || violates(cause, expected, constraint);
}
