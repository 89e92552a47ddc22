import { asc } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { download } from './download.tables';

export const selectDownloads = (db: Db) =>
  db.select().from(download).orderBy(asc(download.kind), asc(download.id));
