import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseQuestionCalls as calls } from '@cheese/domain/calls/learning/courseQuestion';
import type {
  CourseAnswer,
  CourseQuestionDetail,
} from '@cheese/domain/contract/learning/courseQuestion';
import { act, screen } from '@testing-library/react';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

const author = { id: 2, nickname: '甲', avatar: '' };
const aQuestion = (said: Partial<CourseQuestionDetail> = {}): CourseQuestionDetail => ({
  id: 1,
  courseId: 7,
  courseName: '心电图',
  courseware: null,
  position: null,
  author,
  title: 'ST 段抬高',
  answerCount: 1,
  acceptedId: null,
  isMine: false,
  isHeld: false,
  askedAt: Date.now(),
  text: '<b>怎样</b>区分',
  pictures: [],
  editedAt: null,
  mayAnswer: false,
  mayModerate: false,
  ...said,
});
const anAnswer = (said: Partial<CourseAnswer> = {}): CourseAnswer => ({
  id: 5,
  questionId: 1,
  author: { ...author, nickname: '陈老师' },
  text: '看形态',
  pictures: [],
  isMine: false,
  isHeld: false,
  isAccepted: false,
  answeredAt: Date.now(),
  editedAt: null,
  ...said,
});

const bodies: object[] = [];
beforeEach(() => void (bodies.length = 0));

async function seen(question: CourseQuestionDetail, ...list: CourseAnswer[]) {
  const service = fakeService();
  service.answers(calls.detail, question);
  service.answers(calls.answers, { list, total: list.length });
  for (const call of [calls.accept, calls.answer]) {
    service.answersWith(call, (_, body) => {
      bodies.push(body);
      return call === calls.accept ? null : { id: 6, isHeld: false };
    });
  }
  fakeSignIn(service);
  const page = renderPage('/course/reply?id=1', service);
  await act(() => page.session.signIn('good'));
  return page;
}

it('shows a question letter for letter and its answers, and nothing to do to others', async () => {
  await seen(aQuestion(), anAnswer());
  expect(await screen.findByRole('heading', { name: 'ST 段抬高' })).toBeVisible();
  expect(screen.getByText('<b>怎样</b>区分')).toBeVisible();
  expect(await screen.findByText('看形态')).toBeVisible();
  expect(screen.queryByRole('button', { name: /采纳|删除/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /写回答/ })).toBeNull();
});

it('has who asked say which answer helped', async () => {
  const { user } = await seen(aQuestion({ isMine: true }), anAnswer());
  await user.click(await screen.findByRole('button', { name: '采纳：看形态' }));
  expect(bodies).toEqual([{ questionId: 1, answerId: 5 }]);
});

it('is answered by who teaches the course', async () => {
  const { user } = await seen(aQuestion({ mayAnswer: true }));
  expect(await screen.findByText(/教师还没有回答/)).toBeVisible();
  const field = await screen.findByRole('textbox', { name: /写回答/ });
  await user.type(field, ' 看 J 点 ');
  await user.click(screen.getByRole('button', { name: '提交回答' }));
  expect(await screen.findByText('回答已发布')).toBeVisible();
  expect(bodies).toEqual([{ questionId: 1, text: '看 J 点', pictures: [] }]);
  expect(field).toHaveValue('');
});
