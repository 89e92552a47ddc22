import type { Db } from '../../../db/database';
import { media } from '../mediaFile/media.tables';
import { inArray } from 'drizzle-orm';

export const selectMedia = (db: Db, asked: number[]) =>
  db.select().from(media).where(inArray(media.id, asked)).orderBy(media.id);
