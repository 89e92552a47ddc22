import type { Db } from '../../../db/database';
import { commodity } from '../goods/commodity.tables';
import type { SQL } from 'drizzle-orm';

export const countThose = (db: Db, where: SQL<unknown> | undefined) => db.$count(commodity, where);
