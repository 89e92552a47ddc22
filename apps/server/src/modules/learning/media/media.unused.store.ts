import type { Db } from '../../../db/database';
import { media } from '../mediaFile/media.tables';
import { and, desc, eq, isNull, notExists, type SQLWrapper } from 'drizzle-orm';

export async function selectUnused(
  db: Db,
  {
    kind,
    organisationId,
    uses,
    pageCnt,
    page,
  }: {
    kind: 'film' | 'document' | 'slide' | 'model';
    organisationId: number | null;
    uses: SQLWrapper;
    pageCnt: number;
    page: number;
  },
) {
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
  return { rows, total };
}
