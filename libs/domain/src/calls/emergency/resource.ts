import type { Calls } from '../call';

export const resourceCalls = {
  listPage: { method: 'GET', path: 'resource/v1/list-page' },
  list: { method: 'GET', path: 'resource/v1/list' },
  ground: { method: 'GET', path: 'resource/v1/ground' },
  upload: { method: 'POST', path: 'resource/v1' },
  one: { method: 'GET', path: 'resource/v1/one' },
  edit: { method: 'PUT', path: 'resource/v1' },
  remove: { method: 'DELETE', path: 'resource/v1/delete' },
  oss: { method: 'GET', path: 'resource/v1/oss' },
  cancelUpload: { method: 'DELETE', path: 'smreds/resource/v1/upload' },
  managed: { method: 'GET', path: 'smreds/resource/v1/managed' },
  setGround: { method: 'PUT', path: 'smreds/resource/v1/ground' },
  convertAgain: { method: 'PUT', path: 'smreds/resource/v1/convert' },
} as const satisfies Calls;
