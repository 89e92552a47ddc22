import { sql } from 'drizzle-orm';

/**
 * A number written into the SQL. With a parameter PostgreSQL would not use an index that holds only
 * rows with one code.
 */
export const literal = (number: number) => sql.raw(String(number));
