import { sql } from 'drizzle-orm';

/** A code within SQL as it stands: with a parameter, PostgreSQL would pass by a partial index. */
export const literal = (code: number) => sql.raw(String(code));
