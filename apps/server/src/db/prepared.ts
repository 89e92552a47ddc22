import type { Db } from './database';

const plans = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement that is asked all the time: built once per database and kept, instead of being put
 * together and planned anew for every call. Inputs are `sql.placeholder`s.
 */
export function prepared<Plan>(db: Db, name: string, build: () => Plan): Plan {
  const ofDb = plans.get(db) ?? new Map<string, unknown>();
  plans.set(db, ofDb);
  const plan = (ofDb.get(name) as Plan | undefined) ?? build();
  ofDb.set(name, plan);
  return plan;
}
