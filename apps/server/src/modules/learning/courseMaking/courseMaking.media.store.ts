import type { MadeMedia } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { media, type MediaRow } from '../mediaFile/media.tables';

type Known = Pick<MediaRow, 'id' | 'name' | 'readyAt' | 'failedAt' | 'durationS'> & {
  kind: 'film' | 'document';
  pageCount: number;
  organisationId: number | null;
};

/** Films and documents by what their makers have to know of them. */
export async function selectMedia(
  db: Db,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Known>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const { id, name, readyAt, failedAt, durationS, organisationId } = media;
  // A course names slides as such, never the files that they are shown of.
  const kind = sql<'film' | 'document'>`${media.kind}`;
  const pageCount = sql<number>`jsonb_array_length(${media.pages})`;
  const rows = await db
    .select({ id, kind, name, readyAt, failedAt, durationS, organisationId, pageCount })
    .from(media)
    .where(and(inArray(media.id, asked), ne(media.kind, 'slide')));
  return new Map(rows.map((row) => [row.id, row]));
}

export type KnownMedia = Awaited<ReturnType<typeof selectMedia>>;

export const toMedia = ({ id, kind, name, durationS, pageCount, ...row }: Known): MadeMedia => ({
  id,
  kind,
  name,
  durationS,
  pageCount,
  state: stateOf(row),
});

export function stateOf({ readyAt, failedAt }: Pick<Known, 'readyAt' | 'failedAt'>) {
  if (readyAt !== null) return 'ready';
  return failedAt === null ? 'waiting' : 'failed';
}
