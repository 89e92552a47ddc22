import { collectTypeCodes, collectTypes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';
import { wordsIn } from '@cheese/domain/questions/meaning';
import type { Static } from 'typebox';
import { seenBy } from '../../exam/keptQuestion/collectedQuestion.service';
import type { CallerContext } from '../../../calls/callerContext';
import { seeSlides } from '../../slides/slide/slide.access';
import { selectFavourites } from './favourite.store';

const MOST_SIGNS = 80;

/** All collected items with the titles the user may see. */
export async function listFavourites(
  context: CallerContext<'db'>,
  { type, types = [], catalogId, keyword, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const narrowed = {
    type: type ?? null,
    types,
    catalogId: catalogId || null,
    keyword: keyword?.trim() || null,
    ...(await seenBy(context)),
    now: context.clock.now(),
    organisationId: context.person.organisationId,
  };
  const { rows, total } = await selectFavourites(context.db, narrowed, paged);
  const slides = await seeSlides(
    context,
    rows.filter(({ type: of }) => of === collectTypeCodes.slide).map(({ productId }) => productId),
  );
  const list = rows.map(({ total: _total, title, cover, collectedAt, ...row }) => ({
    ...row,
    isGone: row.type === collectTypeCodes.slide ? !slides.has(row.productId) : row.isGone,
    title:
      wordsIn(title ?? '')
        .replaceAll(/\s+/gu, ' ')
        .slice(0, MOST_SIGNS) || collectTypes[row.type],
    cover: cover ?? '',
    collectedAt: collectedAt.getTime(),
  }));
  return { list, total };
}
