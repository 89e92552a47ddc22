/** Codes of a database that is gone, going, or not yet there, by PostgreSQL and by the network. */
const codes = /^(57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** What the pg client says where it has no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client was closed)/;

/** Whether a call failed only because the database cannot be reached; drizzle wraps the cause. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code && codes.test(code)) return true;
  return sentences.test(error.message) || isDatabaseDown(error.cause);
}
