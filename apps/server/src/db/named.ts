import { sql } from 'drizzle-orm';

/**
 * Named placeholders of a prepared statement, typed like the values they stand for, so that query
 * builders accept them.
 */
export const namedInputs = <Inputs extends object>(names: readonly (keyof Inputs & string)[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Inputs;
