import type { Calls } from '../call';

/** Public texts: anybody can report them, platform administrators moderate them. */
export const moderationCalls = {
  report: { method: 'POST', path: 'moderation/v1/report' },
  queue: { method: 'GET', path: 'manage/moderation/v1/list' },
  decide: { method: 'PUT', path: 'manage/moderation/v1/decide' },
  words: { method: 'GET', path: 'manage/word/v1/list' },
  addWords: { method: 'POST', path: 'manage/word/v1/add' },
  setWord: { method: 'PUT', path: 'manage/word/v1/edit' },
  removeWord: { method: 'DELETE', path: 'manage/word/v1/delete' },
  mutes: { method: 'GET', path: 'manage/mute/v1/list' },
  mute: { method: 'POST', path: 'manage/mute/v1/add' },
  unmute: { method: 'DELETE', path: 'manage/mute/v1/delete' },
} as const satisfies Calls;
