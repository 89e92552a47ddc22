import type { Calls } from '../call';

export const bulletCommentCalls = {
  list: { method: 'GET', path: 'simulation/v4/bullet-comment/list' },
  send: { method: 'POST', path: 'simulation/v4/bullet-comment' },
  remove: { method: 'DELETE', path: 'simulation/v4/bullet-comment' },
  mine: { method: 'GET', path: 'simulation/v4/bullet-comment/mine' },
  /** For moderators of a video: deletes all comments, or those of one person. */
  clear: { method: 'POST', path: 'simulation/v4/bullet-comment/clear' },
  /** For teachers of the school that made it: people muted over its films. */
  mutes: { method: 'GET', path: 'simulation/v4/bullet-comment/mute/list' },
  mute: { method: 'POST', path: 'simulation/v4/bullet-comment/mute' },
  unmute: { method: 'DELETE', path: 'simulation/v4/bullet-comment/mute' },
  /** The caller's own filters, shared by all their devices. */
  blocks: { method: 'GET', path: 'simulation/v4/bullet-comment/block' },
  keepBlocks: { method: 'PUT', path: 'simulation/v4/bullet-comment/block' },
} as const satisfies Calls;
