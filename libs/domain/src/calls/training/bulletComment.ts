import type { Calls } from '../call';

export const bulletCommentCalls = {
  list: { method: 'GET', path: 'simulation/v4/bullet-comment/list' },
  send: { method: 'POST', path: 'simulation/v4/bullet-comment' },
  remove: { method: 'DELETE', path: 'simulation/v4/bullet-comment' },
  mine: { method: 'GET', path: 'simulation/v4/bullet-comment/mine' },
  /** By who keeps order over a video: of it all, or those of one person. */
  clear: { method: 'POST', path: 'simulation/v4/bullet-comment/clear' },
  /** By who teaches at the school that made it: who may not write over its films for a while. */
  mutes: { method: 'GET', path: 'simulation/v4/bullet-comment/mute/list' },
  mute: { method: 'POST', path: 'simulation/v4/bullet-comment/mute' },
  unmute: { method: 'DELETE', path: 'simulation/v4/bullet-comment/mute' },
  /** What somebody does not want to see, on all of their devices. */
  blocks: { method: 'GET', path: 'simulation/v4/bullet-comment/block' },
  keepBlocks: { method: 'PUT', path: 'simulation/v4/bullet-comment/block' },
} as const satisfies Calls;
