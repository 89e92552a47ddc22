// A store joins; the types of a neighbour's rows come along everywhere.
import { tag } from '../../content/tag/tag.tables';
export const rows = (db) => db.select().from(commodity).innerJoin(tag, eq(tag.id, commodity.tagId));
