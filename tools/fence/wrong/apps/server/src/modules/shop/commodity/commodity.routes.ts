// A route binds: the store asks.
export const rows = (app) => answer(app, call, contract, ({ db }) => db.select().from(commodity));
export const more = (asking) => asking.db.insert(commodity).values({});
export const less = async (db) => db.transaction((tx) => tx.delete(commodity));
export const many = ({ db }) => db.$count(commodity);
export const raw = ({ db }) => db.execute(statement);
export const words = sql`select 1`;
