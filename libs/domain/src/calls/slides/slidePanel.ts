import type { Calls } from '../call';

/** The contents of the panels beside a slide. */
export const slidePanelCalls = {
  videos: { method: 'GET', path: 'slide-library/v1/slide/video/list' },
  information: { method: 'GET', path: 'slide-library/v1/slide/information' },
  practices: { method: 'GET', path: 'slide-library/v1/slide/practice/list' },
  pathology: { method: 'GET', path: 'slide-library/v1/slide/pathology' },
  words: { method: 'GET', path: 'slide-library/v1/slide/words' },
  saveWords: { method: 'PUT', path: 'slide-library/v1/slide/words' },
} as const satisfies Calls;
