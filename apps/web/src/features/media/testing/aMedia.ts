import type { MediaShown, MediaUpload } from '@cheese/domain/contract/learning/media';

export const aMedia = (more: Partial<MediaShown> = {}): MediaShown => ({
  id: 1,
  kind: 'film',
  name: '心动周期.mp4',
  bytes: 35 * 1024 ** 2,
  state: 'ready',
  done: 0,
  total: null,
  failure: null,
  mayRetry: false,
  durationS: null,
  width: 1280,
  height: 720,
  pageCount: null,
  poster: null,
  sizes: [],
  isMine: true,
  ownerName: '陈老师',
  createdAt: 0,
  usedIn: [],
  ...more,
});

export const anUpload = (more: Partial<MediaUpload> = {}): MediaUpload => ({
  media: aMedia({ state: 'uploading' }),
  host: '/storage',
  keyPrefix: 'p/',
  fields: [],
  expiresAt: 0,
  maxBytes: 8,
  suffixes: [],
  partBytes: 8,
  receivedParts: [],
  ...more,
});

export const someRules = {
  filmBytes: 2 * 1024 ** 3,
  documentBytes: 200 * 1024 ** 2,
  pages: 500,
  modelBytes: 200 * 1024 ** 2,
  makesSizes: true,
  readsOffice: true,
};
