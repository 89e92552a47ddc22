import type { Calls } from '../call';

/** Where learners looked at a slide, and for how long. */
export const slideGazeCalls = {
  tell: { method: 'POST', path: 'slide-library/v1/slide/gaze' },
  map: { method: 'GET', path: 'slide-making/v1/gaze/map' },
  watchers: { method: 'GET', path: 'slide-making/v1/gaze/watcher/list' },
} as const satisfies Calls;
