import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { QuestionLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';

/** Converts a bank for the product card. Only its detail knows when a limited price ends. */
export const bankAsCard = (bank: QuestionLibrary): CommodityCard => ({
  charge: bank.charge,
  offer: bank.offer,
  isLocked: bank.isLocked,
  opened: bank.opened,
  openUntil: bank.openUntil,
  givenBy: bank.givenBy,
  limitedFree: bank.opened === 'limitedFree',
  id: bank.commodityId,
  type: commodityTypeCodes.bank,
  productId: bank.id,
  title: bank.name,
  description: bank.summary,
  cover: bank.cover,
  learnerCount: bank.learnerCount,
  tags: [],
  teacher: null,
  publishedAt: 0,
  deadline: null,
});
