import type { Calls } from '../call';

/** Course editing for authors: settings, chapters, items, and publication. */
export const courseMakingCalls = {
  list: { method: 'GET', path: 'course/make/v1/list' },
  detail: { method: 'GET', path: 'course/make/v1/detail' },
  create: { method: 'POST', path: 'course/make/v1/create' },
  save: { method: 'POST', path: 'course/make/v1/save' },
  drawCover: { method: 'POST', path: 'course/make/v1/cover/draw' },
  publish: { method: 'POST', path: 'course/make/v1/publish' },
  withdraw: { method: 'POST', path: 'course/make/v1/withdraw' },
  copy: { method: 'POST', path: 'course/make/v1/copy' },
  remove: { method: 'POST', path: 'course/make/v1/remove' },
  addChapter: { method: 'POST', path: 'course/make/v1/chapter/add' },
  saveChapter: { method: 'POST', path: 'course/make/v1/chapter/save' },
  moveChapter: { method: 'POST', path: 'course/make/v1/chapter/move' },
  removeChapter: { method: 'POST', path: 'course/make/v1/chapter/remove' },
  addItem: { method: 'POST', path: 'course/make/v1/item/add' },
  item: { method: 'GET', path: 'course/make/v1/item/detail' },
  saveItem: { method: 'POST', path: 'course/make/v1/item/save' },
  moveItem: { method: 'POST', path: 'course/make/v1/item/move' },
  removeItem: { method: 'POST', path: 'course/make/v1/item/remove' },
  restore: { method: 'POST', path: 'course/make/v1/restore' },
} as const satisfies Calls;
