import type { QuestionLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import type { OwnCard } from '../../shop/commodity/viewer';

/** A bank as it is on sale: what its card says, and how many questions it has. */
export function toLibrary(card: CommodityCard, questionCount: number): QuestionLibrary {
  const { charge, offer, isLocked, opened, openUntil, cover, learnerCount } = card;
  return {
    ...{ charge, offer, isLocked, opened, openUntil, cover, learnerCount, questionCount },
    commodityId: card.id,
    id: card.productId,
    name: card.title,
    summary: card.description,
  };
}

/** Opened for who has bought it: what is held is the commodity, not the bank. */
export function ownLibrary<Library extends QuestionLibrary>(
  library: Library,
  own: OwnCard,
): Library {
  const { commodityId, isLocked, opened, openUntil } = library;
  const { id: _same, ...owned } = own({ id: commodityId, isLocked, opened, openUntil });
  return { ...library, ...owned };
}
