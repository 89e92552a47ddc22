import { commodityTypes } from '../shop/products';

const { 64: _card, ...studied } = commodityTypes;

/** Everything that can be bought except the membership card. */
export const studiedTypes: Omit<typeof commodityTypes, 64> = studied;
export type StudiedType = keyof typeof studiedTypes;

/**
 * The products whose pages have discussions: everything studied, plus drills and questions, which
 * are not sold.
 */
export const discussedTypes = { ...studiedTypes, 512: '急救演练', 8192: '题目' } as const;
export type DiscussedType = keyof typeof discussedTypes;
export const discussedTypeCodes = {
  course: 1,
  specimen: 2,
  bank: 4,
  simulation: 8,
  anatomy: 16,
  simulationVideo: 256,
  drill: 512,
  question: 8192,
} as const satisfies Record<string, DiscussedType>;
