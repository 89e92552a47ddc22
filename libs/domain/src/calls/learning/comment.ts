import type { Calls } from '../call';

export const commentCalls = {
  list: { method: 'GET', path: 'comment/v1/list' },
  replies: { method: 'GET', path: 'comment/v1/reply/list' },
  add: { method: 'POST', path: 'comment/v1/add' },
  reply: { method: 'POST', path: 'comment/v1/reply/add' },
  edit: { method: 'PUT', path: 'comment/v1/edit' },
  setState: { method: 'PUT', path: 'comment/v1/state' },
  like: { method: 'PUT', path: 'comment/v1/like' },
  pin: { method: 'PUT', path: 'comment/v1/pin' },
  rating: { method: 'GET', path: 'comment/v1/rating' },
  rate: { method: 'PUT', path: 'comment/v1/rating' },
  remove: { method: 'DELETE', path: 'comment/v1/delete' },
} as const satisfies Calls;
