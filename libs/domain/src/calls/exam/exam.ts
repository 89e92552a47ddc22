import type { Calls } from '../call';

export const examCalls = {
  courses: { method: 'GET', path: 'exam/v1/course/list' },
  list: { method: 'GET', path: 'exam/v1/list' },
  description: { method: 'GET', path: 'exam/v1/description' },
  enter: { method: 'POST', path: 'exam/v1/enter' },
  testPaper: { method: 'GET', path: 'exam/v1/test-paper' },
  answer: { method: 'POST', path: 'exam/v1/answer' },
  leave: { method: 'POST', path: 'exam/v1/leave' },
  residueTime: { method: 'GET', path: 'exam/v1/residue-time' },
  submit: { method: 'POST', path: 'exam/v1/submit' },
  withdraw: { method: 'POST', path: 'exam/v1/withdraw' },
  result: { method: 'GET', path: 'exam/v1/result' },
  review: { method: 'GET', path: 'exam/v1/review' },
  history: { method: 'GET', path: 'exam/v1/history' },
} as const satisfies Calls;
