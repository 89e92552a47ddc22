import { adCalls } from '../calls/content/ad';
import { downloadCalls } from '../calls/content/download';
import { helpCalls } from '../calls/content/help';
import { newsCalls } from '../calls/content/news';
import { outlineCalls } from '../calls/content/outline';
import { roamCalls } from '../calls/content/roam';
import { tagCalls } from '../calls/content/tag';
import { adContract } from '../contract/content/ad';
import { downloadContract } from '../contract/content/download';
import { helpContract } from '../contract/content/help';
import { newsContract } from '../contract/content/news';
import { outlineContract } from '../contract/content/outline';
import { roamContract } from '../contract/content/roam';
import { tagContract } from '../contract/content/tag';
import type { Resources } from './resource';

export const contentResources = {
  ad: { calls: adCalls, contract: adContract },
  download: { calls: downloadCalls, contract: downloadContract },
  help: { calls: helpCalls, contract: helpContract },
  news: { calls: newsCalls, contract: newsContract },
  outline: { calls: outlineCalls, contract: outlineContract },
  roam: { calls: roamCalls, contract: roamContract },
  tag: { calls: tagCalls, contract: tagContract },
} satisfies Resources;
