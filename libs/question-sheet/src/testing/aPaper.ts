import type { Paper, Question } from '../Paper';

const options = ['正确', '错误', '不一定'].map((text, index) => ({
  key: 'ABC'[index] ?? '',
  text,
}));

const questions: Question[] = [11, 12, 13].map((id) => ({
  id,
  type: 1,
  stem: `第 ${id} 号题目`,
  options,
}));

/** Three questions with three options each, none answered. */
export const aPaper = (said: Partial<Paper> = {}): Paper => ({ questions, answers: [], ...said });
