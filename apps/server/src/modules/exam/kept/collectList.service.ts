import { collectTypes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';
import { wordsIn } from '@cheese/domain/questions/meaning';
import type { Static } from 'typebox';
import type { Asking } from '../practice/practice.draw';
import { selectFavourites } from './collectList.store';
import { seenBy } from './collected.service';

const MOST_SIGNS = 80;

/** Everything that somebody collected, whatever it is, with what it is called to them. */
export async function listFavourites(
  asking: Asking,
  { type, catalogId, keyword, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const narrowed = {
    ...{ type: type ?? null, catalogId: catalogId || null, keyword: keyword?.trim() || null },
    ...{ ...(await seenBy(asking)), now: asking.clock.now() },
  };
  const { rows, total } = await selectFavourites(asking.db, narrowed, paged);
  const list = rows.map(({ total: _total, title, cover, collectedAt, ...row }) => ({
    ...row,
    title:
      wordsIn(title ?? '')
        .replaceAll(/\s+/gu, ' ')
        .slice(0, MOST_SIGNS) || collectTypes[row.type],
    cover: cover ?? '',
    collectedAt: collectedAt.getTime(),
  }));
  return { list, total };
}
