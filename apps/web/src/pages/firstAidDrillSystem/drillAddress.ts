import { type DrillDifficulty, drillDifficulties } from '@cheese/domain/codes/training/drills';
import { type FirstAidTopic, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import {
  withoutUndefined,
  codeParam,
  idParam,
  keywordParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

export interface DrillsAsked {
  topic?: FirstAidTopic;
  difficulty?: DrillDifficulty;
  keyword?: string;
}

/** Reads a running drill, a scenario, or the filters of the list. */
export function readDrillAddress(search: URLSearchParams) {
  const asked: DrillsAsked = withoutUndefined({
    topic: codeParam(search, 'topic', firstAidTopics),
    difficulty: codeParam(search, 'difficulty', drillDifficulties),
    keyword: keywordParam(search) || undefined,
  });
  return {
    id: idParam(search, 'id'),
    drillId: idParam(search, 'drill'),
    page: pageParam(search),
    asked,
  };
}
