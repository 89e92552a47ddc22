import { adCalls } from '../calls/content/ad';
import { adManageCalls } from '../calls/content/adManage';
import { downloadCalls } from '../calls/content/download';
import { helpCalls } from '../calls/content/help';
import { newsCalls } from '../calls/content/news';
import { outlineCalls } from '../calls/content/outline';
import { outlineManageCalls } from '../calls/content/outlineManage';
import { roamCalls } from '../calls/content/roam';
import { tagCalls } from '../calls/content/tag';
import { adContract } from '../contract/content/ad';
import { adManageContract } from '../contract/content/adManage';
import { downloadContract } from '../contract/content/download';
import { helpContract } from '../contract/content/help';
import { newsContract } from '../contract/content/news';
import { outlineContract } from '../contract/content/outline';
import { outlineManageContract } from '../contract/content/outlineManage';
import { roamContract } from '../contract/content/roam';
import { tagContract } from '../contract/content/tag';
import type { Resources } from './resource';

export const contentResources = {
  ad: { calls: adCalls, contract: adContract },
  adManage: { calls: adManageCalls, contract: adManageContract },
  download: { calls: downloadCalls, contract: downloadContract },
  help: { calls: helpCalls, contract: helpContract },
  news: { calls: newsCalls, contract: newsContract },
  outline: { calls: outlineCalls, contract: outlineContract },
  outlineManage: { calls: outlineManageCalls, contract: outlineManageContract },
  roam: { calls: roamCalls, contract: roamContract },
  tag: { calls: tagCalls, contract: tagContract },
} satisfies Resources;
