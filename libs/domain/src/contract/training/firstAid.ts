import type { firstAidCalls } from '../../calls/training/firstAid';
import type { CallContract } from '../call';
import { DownloadPath } from '../content/shapes/downloadShapes';

/** The address of the separate first-aid drill program. */
export const firstAidContract = {
  downloadPath: { access: 'open', data: DownloadPath },
} satisfies Record<keyof typeof firstAidCalls, CallContract>;

export type FirstAidContract = typeof firstAidContract;
