import { openCalls } from '../calls/base/open';
import { openContract } from '../contract/base/open';
import type { Resources } from './resource';

export const baseResources = {
  open: { calls: openCalls, contract: openContract },
} satisfies Resources;
