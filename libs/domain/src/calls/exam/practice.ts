import type { Calls } from '../call';

export const practiceCalls = {
  start: { method: 'POST', path: 'practice/v1/start' },
  save: { method: 'POST', path: 'practice/v1/save' },
  reveal: { method: 'POST', path: 'practice/v1/reveal' },
  grade: { method: 'POST', path: 'practice/v1/grade' },
  submit: { method: 'POST', path: 'practice/v1/submit' },
  again: { method: 'POST', path: 'practice/v1/again' },
  status: { method: 'GET', path: 'practice/v1/status' },
  result: { method: 'GET', path: 'practice/v1/result' },
  percentile: { method: 'GET', path: 'practice/v1/percentile' },
  list: { method: 'GET', path: 'practice/v1/list' },
  questions: { method: 'GET', path: 'practice/v1/question-list' },
  revealed: { method: 'GET', path: 'practice/v1/revealed/list' },
  chapterQuestions: { method: 'GET', path: 'practice/v1/question-list/chapter' },
} as const satisfies Calls;
