import { commodityTypes } from '../shop/products';

const { 64: _card, ...studied } = commodityTypes;

/** Everything that can be bought except the membership card. */
export const studiedTypes: Omit<typeof commodityTypes, 64> = studied;
export type StudiedType = keyof typeof studiedTypes;

/**
 * What has discussions: everything studied, plus drills, questions and topics of classrooms, which
 * are not sold.
 */
export const discussedTypes = {
  ...studiedTypes,
  512: '急救演练',
  8192: '题目',
  16384: '课堂话题',
} as const;
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
  classTopic: 16384,
} as const satisfies Record<string, DiscussedType>;
