// A neighbour's tables serve references and the lists of stores; the rest is asked of its door.
import { tag } from '../../content/tag/tag.tables';
import { tag as label, type TagRow } from '../../content/tag/tag.tables';
import * as tables from '../order/order.tables';
export const rows = (db) => db.select().from(commodity);
export const count = (tx) => tx.$count(commodity, sql`true`);
