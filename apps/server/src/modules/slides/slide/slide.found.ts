import type { Slide } from '@cheese/domain/contract/slides/slide';
import type { Db } from '../../../db/database';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { toOffered } from './slide.list';
import { selectFound } from './slide.found.store';

interface FoundPage {
  ids: readonly number[];
  limit: number;
  offset: number;
}

/** Those of what was found that are on offer, as they were found. */
export async function foundSlides(
  db: Db,
  { now, held }: Viewer,
  { ids, limit, offset }: FoundPage,
): Promise<Slide[]> {
  const rows = await selectFound(db, { ids, now, limit, offset });
  return rows.map(toOffered(held));
}
