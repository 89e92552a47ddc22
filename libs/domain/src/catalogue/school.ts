import { audienceCalls } from '../calls/school/audience';
import { audienceContract } from '../contract/school/audience';
import type { Resources } from './resource';

export const schoolResources = {
  audience: { calls: audienceCalls, contract: audienceContract },
} satisfies Resources;
