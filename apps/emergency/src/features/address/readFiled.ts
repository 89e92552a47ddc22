import {
  firstAidTopicCodes,
  type FirstAidCategory,
  firstAidCategories,
  type FirstAidTopic,
  firstAidTopics,
} from '@cheese/domain/codes/training/firstAid';
import { codeParam } from '@cheese/ui/address/urlParams';

/** A category and a sub-category of resources. */
export interface Filed {
  category?: FirstAidCategory;
  topic?: FirstAidTopic;
}

/** Reads the category filters; anything invalid counts as absent. */
export function readFiled(search: URLSearchParams): Filed {
  const category = codeParam(search, 'category', firstAidCategories);
  const topic = codeParam(search, 'topic', firstAidTopics);
  return {
    ...(category && { category }),
    ...(topic && { topic }),
  };
}

export const categories = Object.keys(firstAidCategories).map(Number) as FirstAidCategory[];

/** In the order of the centre, which puts the two kinds of fire together. */
export const topics: readonly FirstAidTopic[] = [
  firstAidTopicCodes.earthquake,
  firstAidTopicCodes.drowning,
  firstAidTopicCodes.flood,
  firstAidTopicCodes.fire,
  firstAidTopicCodes.highRiseFire,
  firstAidTopicCodes.debrisFlow,
  firstAidTopicCodes.tornado,
  firstAidTopicCodes.landslide,
  firstAidTopicCodes.electricShock,
  firstAidTopicCodes.cpr,
];
