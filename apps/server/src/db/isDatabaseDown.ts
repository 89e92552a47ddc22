/** Codes of a database that is gone, going, not yet there, or too slow, by PostgreSQL and by the network. */
const codes =
  /^(57P0[1235]|57014|08...|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of the pg client for errors without a code. */
const sentences =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client (was closed|has encountered a connection error)|Cannot use a pool after)/;

/** True if the database is unreachable; drizzle wraps the cause. */
export function isDatabaseDown(error: unknown): boolean {
  // By what it holds, not by its class: an error of the network comes from Node itself.
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  // A socket that is not there (ENOENT), or whose line is full (EAGAIN).
  if (syscall === 'connect') return true;
  if (code && codes.test(code)) return true;
  return sentences.test(message ?? '') || isDatabaseDown(cause);
}
