import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './database';

/** A private part of drizzle: the connection behind a database or transaction. */
interface Inside {
  session: { client: unknown; constructor: object };
}

/** By driver: a plan is words and columns, whichever connection it is asked over. */
const plansOf = new WeakMap<object, Map<string, object>>();

/**
 * A statement that is asked all the time: built once and kept, also for transactions, instead of
 * being put together and planned anew for every call. Inputs are `sql.placeholder`s.
 */
export function prepared<Plan extends object>(db: Db, name: string, build: () => Plan): Plan {
  const { client, constructor: driver } = (db as unknown as Inside).session;
  const plans = plansOf.get(driver) ?? new Map<string, object>();
  plansOf.set(driver, plans);
  const plan = (plans.get(name) as Plan | undefined) ?? build();
  plans.set(name, plan);
  return Object.create(plan, { client: { value: client } }) as Plan;
}

/** A row of placeholders named like their columns. */
export const inputs = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as {
    [Each in Name]: Placeholder<Each>;
  };

/** Values of a statement, or the placeholders that stand for them while it is built. */
export type Given<Values> = { [Name in keyof Values]: Values[Name] | Placeholder };

interface Buildable<Plan> {
  prepare(name: string): Plan;
}
interface Executable<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

const numbers = new Map<string, number>();

/** PostgreSQL tells names apart by their first 63 bytes alone. */
function shortName(name: string): string {
  if (name.length < 60) return name;
  const number = numbers.get(name) ?? numbers.size + 1;
  numbers.set(name, number);
  return `${name.slice(0, 40)}_${number}`;
}

/**
 * As above for a list that may be narrowed: one statement is kept for each set of values that are
 * given. What is built sees only those, as placeholders.
 */
export function preparedBy<Values extends object, Rows>(
  db: Db,
  list: string,
  values: Values,
  build: (given: Given<Values>) => Buildable<Executable<Rows>>,
): Promise<Rows> {
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );
  const names = Object.keys(given).toSorted();
  const name = shortName(`${list}_${names.join('_')}`);
  const plan = prepared(db, name, () =>
    build(inputs(...names) as unknown as Given<Values>).prepare(name),
  );
  return plan.execute(given);
}
