import type { Calls } from '../call';

export const bulletCommentCalls = {
  list: { method: 'GET', path: 'simulation/v4/bullet-comment/list' },
  send: { method: 'POST', path: 'simulation/v4/bullet-comment' },
  remove: { method: 'DELETE', path: 'simulation/v4/bullet-comment' },
  mine: { method: 'GET', path: 'simulation/v4/bullet-comment/mine' },
  /** By who runs the platform: of a video all, or those of one person. */
  clear: { method: 'POST', path: 'simulation/v4/bullet-comment/clear' },
  /** What somebody does not want to see, on all of their devices. */
  blocks: { method: 'GET', path: 'simulation/v4/bullet-comment/block' },
  keepBlocks: { method: 'PUT', path: 'simulation/v4/bullet-comment/block' },
} as const satisfies Calls;
