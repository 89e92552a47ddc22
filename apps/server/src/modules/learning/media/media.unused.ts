import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import type { SQLWrapper } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { showSome } from './media.shown';
import { selectUnused } from './media.unused.store';

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
  const { rows, total } = await selectUnused(db, { kind, organisationId, uses, pageCnt, page });
  if (rows.length === 0) return { list: [], total };
  const list = await showSome(
    db,
    context,
    rows.map(({ id }) => id),
  );
  return { list: list.toSorted((a, b) => b.id - a.id), total };
}
