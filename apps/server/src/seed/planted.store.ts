import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { seedPlanted } from './planted.tables';

export const isPlanted = async (db: Db, area: string): Promise<boolean> =>
  (await db.$count(seedPlanted, eq(seedPlanted.area, area))) > 0;

export const markPlanted = (db: Db, area: string) => db.insert(seedPlanted).values({ area });
