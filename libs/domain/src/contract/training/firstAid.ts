import type { firstAidCalls } from '../../calls/training/firstAid';
import type { CallContract } from '../call';
import { DownloadPath } from '../content/shapes/downloadShapes';

/** The first-aid drill system as a program of its own. */
export const firstAidContract = {
  downloadPath: { access: 'open', data: DownloadPath },
} satisfies Record<keyof typeof firstAidCalls, CallContract>;

export type FirstAidContract = typeof firstAidContract;
