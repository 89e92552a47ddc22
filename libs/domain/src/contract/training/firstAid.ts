import type { firstAidCalls } from '../../calls/training/firstAid';
import type { CallContract } from '../call';
import { DownloadPath } from '../content/shapes/downloadShapes';
import { nullable } from '../shapes';

/** The newest package of the separate first-aid drill program; null where none was stored. */
export const firstAidContract = {
  downloadPath: { access: 'open', data: nullable(DownloadPath) },
} satisfies Record<keyof typeof firstAidCalls, CallContract>;

export type FirstAidContract = typeof firstAidContract;
