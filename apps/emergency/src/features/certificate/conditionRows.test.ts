import { conditionRows, progressShare } from './conditionRows';

const conditions = { studySeconds: 1800, resourceIds: [1, 2, 3, 4], quizzes: 2, passScore: 80 };

it('says of each condition how much is done, and counts only what was asked for', () => {
  const done = { studySeconds: 959, resourceIds: [2, 99], quizzes: 5 };
  expect(conditionRows({ conditions, done })).toEqual([
    { name: '累计学习时长', reached: '15/30 分钟', share: 959 / 1800 },
    { name: '学完指定资源', reached: '1/4 份', share: 0.25 },
    { name: '测验达到 80 分', reached: '2/2 次', share: 1 },
  ]);
});

it('leaves out what is not asked for', () => {
  const none = { studySeconds: 0, resourceIds: [], quizzes: 1, passScore: 0 };
  const done = { studySeconds: 60, resourceIds: [], quizzes: 0 };
  expect(conditionRows({ conditions: none, done })).toEqual([
    { name: '完成测验', reached: '0/1 次', share: 0 },
  ]);
});

it('is all done where nothing is asked for, and half done in between', () => {
  const done = { studySeconds: 900, resourceIds: [1, 2], quizzes: 1 };
  expect(progressShare({ conditions, done })).toBe(0.5);
  const nothing = { studySeconds: 0, resourceIds: [], quizzes: 0, passScore: 0 };
  expect(progressShare({ conditions: nothing, done })).toBe(1);
});

it('is full at what was asked for, to the second and in whole minutes', () => {
  const asked = { studySeconds: 90, resourceIds: [], quizzes: 0, passScore: 0 };
  const reached = (studySeconds: number) =>
    conditionRows({ conditions: asked, done: { studySeconds, resourceIds: [], quizzes: 0 } })[0]
      ?.reached;
  expect([89, 90, 14_520].map(reached)).toEqual(['1/2 分钟', '2/2 分钟', '2/2 分钟']);
});
