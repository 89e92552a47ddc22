import { type DrillDifficulty, drillDifficulties } from '@cheese/domain/codes/training/drills';
import { type FirstAidTopic, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { saidCode, saidId, saidKeyword, saidPage } from '@cheese/ui/address/saidInAddress';

export interface DrillsAsked {
  topic?: FirstAidTopic;
  difficulty?: DrillDifficulty;
  keyword?: string;
}

/** Reads a running drill, a scenario, or the filters of the list. */
export function readDrillAddress(search: URLSearchParams) {
  const topic = saidCode(search, 'topic', firstAidTopics);
  const difficulty = saidCode(search, 'difficulty', drillDifficulties);
  const keyword = saidKeyword(search);
  const asked: DrillsAsked = {
    ...(topic && { topic }),
    ...(difficulty && { difficulty }),
    ...(keyword && { keyword }),
  };
  return {
    id: saidId(search, 'id'),
    drillId: saidId(search, 'drill'),
    page: saidPage(search),
    asked,
  };
}
