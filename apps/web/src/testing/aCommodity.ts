import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import type { CommodityHit, EverythingHit } from '@cheese/domain/contract/front/search';

/** A product for sale; a test sets only the fields that it is about. */
export const aCommodity = (said: Partial<CommodityCard> = {}): CommodityCard => ({
  id: 1,
  type: 1,
  productId: 1,
  title: '一门课程',
  description: '一段介绍',
  cover: 'commodity/cover-960.webp',
  tags: ['基础医学'],
  teacher: '林知微',
  learnerCount: 12_345,
  publishedAt: Date.UTC(2025, 0, 1),
  charge: 2,
  offer: { specificationId: 1, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 },
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
  deadline: null,
  limitedFree: false,
  ...said,
});

export const aHit = (said: Partial<CommodityHit> = {}): CommodityHit => ({
  ...aCommodity(said),
  titleMarks: [],
  descriptionMarks: [],
  missed: [],
  ...said,
});

/** A search result of any kind; a test sets only the fields that it is about. */
export const anyHit = (said: Partial<EverythingHit> = {}): EverythingHit => ({
  kind: 'commodity',
  type: 1,
  id: 1,
  title: '心电图判读',
  text: '一段介绍',
  cover: null,
  card: aCommodity(),
  titleMarks: [],
  textMarks: [],
  missed: [],
  ...said,
});

export const homeBlocks = (said: Partial<HomeBlocks> = {}): HomeBlocks => ({
  banners: [],
  ads: [],
  board: [],
  classify: [],
  free: [],
  limited: [],
  hotCourses: [],
  hotQuestions: [],
  hotSpecimens: [],
  isMember: false,
  memberBenefits: [],
  memberCards: [],
  ...said,
});
