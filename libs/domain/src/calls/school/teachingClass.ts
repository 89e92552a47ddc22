import type { Calls } from '../call';

/** Teaching classes (教学班) of a term. */
export const teachingClassCalls = {
  list: { method: 'GET', path: 'teaching-class/v1/list' },
  export: { method: 'GET', path: 'teaching-class/v1/export' },
  detail: { method: 'GET', path: 'teaching-class/v1/detail' },
  people: { method: 'GET', path: 'teaching-class/v1/people' },
  exportPeople: { method: 'GET', path: 'teaching-class/v1/people/export' },
  candidates: { method: 'GET', path: 'teaching-class/v1/candidates' },
  add: { method: 'POST', path: 'teaching-class/v1' },
  edit: { method: 'PUT', path: 'teaching-class/v1' },
  remove: { method: 'DELETE', path: 'teaching-class/v1' },
  addClasses: { method: 'POST', path: 'teaching-class/v1/add-classes' },
  addPeople: { method: 'POST', path: 'teaching-class/v1/add-people' },
  addSheet: { method: 'POST', path: 'teaching-class/v1/add-sheet', body: 'multipart' },
  setMarks: { method: 'PUT', path: 'teaching-class/v1/marks' },
  removePeople: { method: 'POST', path: 'teaching-class/v1/remove-people' },
  undoRemove: { method: 'POST', path: 'teaching-class/v1/undo-remove' },
  code: { method: 'PUT', path: 'teaching-class/v1/code' },
  join: { method: 'POST', path: 'teaching-class/v1/join' },
  mine: { method: 'GET', path: 'teaching-class/v1/mine' },
} as const satisfies Calls;
