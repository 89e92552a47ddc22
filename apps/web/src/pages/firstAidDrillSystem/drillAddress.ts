import { type DrillDifficulty, drillDifficulties } from '@cheese/domain/codes/training/drills';
import { type FirstAidTopic, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import {
  onlySaid,
  saidCode,
  saidId,
  saidKeyword,
  saidPage,
} from '@cheese/ui/address/saidInAddress';

export interface DrillsAsked {
  topic?: FirstAidTopic;
  difficulty?: DrillDifficulty;
  keyword?: string;
}

/** Reads a running drill, a scenario, or the filters of the list. */
export function readDrillAddress(search: URLSearchParams) {
  const asked: DrillsAsked = onlySaid({
    topic: saidCode(search, 'topic', firstAidTopics),
    difficulty: saidCode(search, 'difficulty', drillDifficulties),
    keyword: saidKeyword(search) || undefined,
  });
  return {
    id: saidId(search, 'id'),
    drillId: saidId(search, 'drill'),
    page: saidPage(search),
    asked,
  };
}
