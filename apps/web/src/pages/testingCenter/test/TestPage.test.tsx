import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { questionTalkCalls } from '@cheese/domain/calls/exam/questionTalk';
import { questionNoteCalls } from '@cheese/domain/calls/exam/questionNote';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { commentCalls } from '@cheese/domain/calls/learning/comment';
import { screen, waitFor, within } from '@testing-library/react';
import { aPaperQuestion, aReviewed } from '../../../features/questionBank/testing/aQuestion';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() =>
  Promise.all([import('./TestPage'), import('../../../features/comments/TalkDialog')]),
);
afterEach(signOut);

const practice = {
  id: 77,
  source: 5,
  sourceId: 9,
  title: '第一讲测试',
  state: 2,
  questionCount: 1,
  answeredCount: 1,
  startedAt: 0,
  submittedAt: 1,
};

function open(source: number, state = 2, percent: number | null = null) {
  const service = fakeService();
  const of = { ...practice, source, state };
  service.answers(practiceCalls.questions, { ...of, now: 2, endsAt: null, questions: [] });
  service.answers(practiceCalls.result, {
    ...of,
    rightCount: 0,
    partialCount: 0,
    wrongCount: 1,
    usedS: 60,
    questions: [{ ...aReviewed(), number: 1 }],
  });
  service.answers(practiceCalls.percentile, { percent, peopleCount: 41, fewest: 30 });
  service.answers(practiceCalls.revealed, []);
  service.answers(questionTalkCalls.counts, [{ questionId: 11, count: 3 }]);
  service.answers(commentCalls.list, { list: [], total: 0 });
  service.answers(questionNoteCalls.list, []);
  service.answers(coursewareCalls.detail, {
    id: 9,
    courseId: 3,
    next: { id: 10, title: '第二讲' },
  });
  return { ...openSignedIn('/testingCenter/test?practiceId=77', service), service };
}

it('leads from the test of a lesson back to it, and on to the next item', async () => {
  open(5);
  expect(await screen.findByRole('link', { name: '返回课件' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=3&itemId=9',
  );
  expect(screen.getByRole('link', { name: '下一节' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=3&itemId=10',
  );
});

it('offers no keys while one answers the test of a lesson', async () => {
  open(5, 1);
  expect(
    await screen.findByText('交卷后即可查看作答过的题目的答案与解析，未作答的不显示。'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: '边做边看解析' })).toBeNull();
});

it('asks for no lesson where it is none of one', async () => {
  const { service } = open(4);
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(screen.queryByRole('link', { name: '返回课件' })).toBeNull();
  expect(service.asked.some((one) => one.includes('courseware'))).toBe(false);
});

it('says where one stands among others only where enough did the same', async () => {
  open(9, 2, 67);
  expect(await screen.findByText('超过了 67% 做过同样题目的人')).toBeVisible();
  expect(screen.getByText(/共 41 人/)).toBeVisible();
});

it('says nothing of others where too few did the same', async () => {
  const { service, user } = open(9);
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(service.asked.some((one) => one.includes('percentile'))).toBe(true);
  // This click gives the percentile request time to be answered.
  await user.click(screen.getByRole('link', { name: '只看未答对' }));
  expect(screen.queryByText(/做过同样题目/)).toBeNull();
});

it('leads from a question to what is said of it, at an address of its own, and back', async () => {
  const { service, sent, at, user } = open(4);
  await user.click(await screen.findByRole('button', { name: '讨论 3' }));
  expect(sent(questionTalkCalls.counts)).toEqual([{ questionIds: [11] }]);
  const dialog = await screen.findByRole('dialog', { name: '题目讨论' });
  expect(await within(dialog).findByText('还没有评论，来说第一句吧')).toBeVisible();
  expect(service.asked.join()).toContain('comment/v1/list');
  expect(at()).toBe('/testingCenter/test?practiceId=77&discuss=11');
  expect(within(dialog).getByRole('link', { name: /单独打开/ })).toHaveAttribute(
    'href',
    '/testingCenter/question?questionId=11',
  );
  await user.click(within(dialog).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toBe('/testingCenter/test?practiceId=77');
});

it('offers no discussion of what the server leaves out', async () => {
  const { service, user } = open(4);
  service.answers(questionTalkCalls.counts, []);
  expect(await screen.findByText('两房两室')).toBeVisible();
  await waitFor(() => expect(service.asked.join()).toContain('talk/count'));
  await user.click(screen.getByRole('link', { name: '只看未答对' }));
  expect(screen.queryByRole('button', { name: /讨论/ })).toBeNull();
});

const asked = {
  ...aPaperQuestion(),
  number: 1,
  given: ['A'],
  isFlagged: false,
  answerNumber: 1,
  isRevealed: false,
};

it.each([
  ['against the clock shows no key before its end', 600_000, false],
  ['without a clock shows each key when it is asked for', null, true],
])('a practice %s', async (_, endsAt, isShown) => {
  const { service } = open(9, 1);
  const paper = { ...practice, source: 9, state: 1, now: 2, endsAt, questions: [asked] };
  service.answers(practiceCalls.questions, paper);
  expect(await screen.findByRole('heading', { name: '心脏有几个腔？' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: '核对答案' })).toHaveLength(isShown ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: '边做边看解析' })).toHaveLength(isShown ? 1 : 0);
  expect(screen.queryAllByText(/^计时练习/)).toHaveLength(isShown ? 0 : 1);
});
