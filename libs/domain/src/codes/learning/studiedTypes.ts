import { commodityTypes } from '../shop/products';

const { 64: _card, ...studied } = commodityTypes;

/** What can be studied: everything that can be bought but the membership card. */
export const studiedTypes: Omit<typeof commodityTypes, 64> = studied;
export type StudiedType = keyof typeof studiedTypes;

/** On whose pages people speak with each other: what is studied, and drills and questions, which nobody buys. */
export const discussedTypes = { ...studiedTypes, 512: '急救演练', 8192: '题目' } as const;
/** Of a question that is discussed. */
export const discussedQuestion = 8192 satisfies keyof typeof discussedTypes;
export type DiscussedType = keyof typeof discussedTypes;
