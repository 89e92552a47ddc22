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
