import { homeCalls } from '../calls/front/home';
import { luoheCalls } from '../calls/front/luohe';
import { searchCalls } from '../calls/front/search';
import { homeContract } from '../contract/front/home';
import { luoheContract } from '../contract/front/luohe';
import { searchContract } from '../contract/front/search';
import type { Resources } from './resource';

export const frontResources = {
  home: { calls: homeCalls, contract: homeContract },
  luohe: { calls: luoheCalls, contract: luoheContract },
  search: { calls: searchCalls, contract: searchContract },
} satisfies Resources;
