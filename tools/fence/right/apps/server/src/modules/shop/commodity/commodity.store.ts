// A store asks, and writes its own tables.
import { commodity } from './commodity.tables';
export const rename = (db, title) => db.update(commodity).set({ title });
