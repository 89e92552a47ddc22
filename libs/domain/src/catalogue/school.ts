import { audienceCalls } from '../calls/school/audience';
import { teachingClassCalls } from '../calls/school/teachingClass';
import { termCalls } from '../calls/school/term';
import { audienceContract } from '../contract/school/audience';
import { teachingClassContract } from '../contract/school/teachingClass';
import { termContract } from '../contract/school/term';
import type { Resources } from './resource';

export const schoolResources = {
  audience: { calls: audienceCalls, contract: audienceContract },
  term: { calls: termCalls, contract: termContract },
  teachingClass: { calls: teachingClassCalls, contract: teachingClassContract },
} satisfies Resources;
