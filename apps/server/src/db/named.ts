import { sql } from 'drizzle-orm';

/**
 * The inputs of a statement that is prepared, to be handed to what builds it: a placeholder stands
 * for each value, and to whoever only compares it with a column it looks like one.
 */
export const namedInputs = <Inputs extends object>(names: readonly (keyof Inputs & string)[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Inputs;
