import { homeCalls } from '../calls/front/home';
import { luoheCalls } from '../calls/front/luohe';
import { moderationCalls } from '../calls/front/moderation';
import { schoolInsightCalls } from '../calls/front/schoolInsight';
import { searchCalls } from '../calls/front/search';
import { homeContract } from '../contract/front/home';
import { luoheContract } from '../contract/front/luohe';
import { moderationContract } from '../contract/front/moderation';
import { schoolInsightContract } from '../contract/front/schoolInsight';
import { searchContract } from '../contract/front/search';
import type { Resources } from './resource';

export const frontResources = {
  home: { calls: homeCalls, contract: homeContract },
  luohe: { calls: luoheCalls, contract: luoheContract },
  moderation: { calls: moderationCalls, contract: moderationContract },
  schoolInsight: { calls: schoolInsightCalls, contract: schoolInsightContract },
  search: { calls: searchCalls, contract: searchContract },
} satisfies Resources;
