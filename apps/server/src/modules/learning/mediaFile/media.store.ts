import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { media, type MediaRow } from './media.tables';

export type MediaFiles = Pick<
  MediaRow,
  'id' | 'kind' | 'key' | 'poster' | 'strip' | 'pages' | 'sizes'
>;

/** Null until the media is ready. */
export async function findReady(db: Db, id: number): Promise<MediaFiles | null> {
  const plan = prepared(db, 'media_ready', () => {
    const { id: mediaId, kind, key, poster, strip, pages, sizes } = media;
    return db
      .select({ id: mediaId, kind, key, poster, strip, pages, sizes })
      .from(media)
      .where(sql`${eq(media.id, sql.placeholder('id'))} and ${media.readyAt} is not null`)
      .prepare('media_ready');
  });
  return (await plan.execute({ id }))[0] ?? null;
}
