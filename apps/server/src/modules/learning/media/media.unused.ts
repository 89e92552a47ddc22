import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { and, desc, eq, isNull, notExists, type SQLWrapper } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { showSome } from './media.shown';
import { media } from '../mediaFile/media.tables';

interface Unused {
  kind: MediaKind;
  organisationId: number | null;
  /** Subquery of the rows that use a file. */
  uses: SQLWrapper;
  page: number;
  pageCnt: number;
}

/** Files used nowhere, whether uploading, failed or ready, newest first. */
export async function listUnused(
  db: Db,
  context: CallerContext,
  { kind, organisationId, uses, page, pageCnt }: Unused,
): Promise<{ list: MediaShown[]; total: number }> {
  const where = and(
    eq(media.kind, kind),
    organisationId === null
      ? isNull(media.organisationId)
      : eq(media.organisationId, organisationId),
    notExists(uses),
  );
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(where)
    .orderBy(desc(media.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  const total = await db.$count(media, where);
  if (rows.length === 0) return { list: [], total };
  const list = await showSome(
    db,
    context,
    rows.map(({ id }) => id),
  );
  return { list: list.toSorted((a, b) => b.id - a.id), total };
}
