import type { Calls } from '../call';

/** Sets of slides for an audience, or beside the paper of an exam. */
export const slideTrayCalls = {
  list: { method: 'GET', path: 'slide-tray/v1/list' },
  detail: { method: 'GET', path: 'slide-tray/v1/detail' },
  ofExam: { method: 'GET', path: 'slide-tray/v1/exam/list' },
  examTileSource: { method: 'GET', path: 'slide-tray/v1/exam/tile-source' },
} as const satisfies Calls;
