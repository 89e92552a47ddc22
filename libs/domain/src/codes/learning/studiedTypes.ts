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
/** The type of a question in a discussion. */
export const discussedQuestion = 8192 satisfies keyof typeof discussedTypes;
export type DiscussedType = keyof typeof discussedTypes;
