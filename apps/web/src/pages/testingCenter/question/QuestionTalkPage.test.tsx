import { fakeService } from '@cheese/api-client/testing/fakeService';
import { questionTalkCalls } from '@cheese/domain/calls/exam/questionTalk';
import { commentCalls } from '@cheese/domain/calls/learning/comment';
import { screen } from '@testing-library/react';
import { aReviewed } from '../../../features/questionBank/testing/aQuestion';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./QuestionTalkPage'));
afterEach(signOut);

const discussed = { question: aReviewed(), bankName: '内科学题库', isAnswered: true };

function open(at = '?questionId=11') {
  const service = fakeService();
  service.answers(questionTalkCalls.question, discussed);
  service.answers(commentCalls.list, { list: [], total: 0 });
  const show = () => openSignedIn(`/testingCenter/question${at}`, service);
  return { service, show };
}

it('shows the question with its key, and what is said of it below', async () => {
  open().show();
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(screen.getByText('内科学题库')).toBeVisible();
  expect(await screen.findByText('还没有评论，来说第一句吧')).toBeVisible();
});

it('says to who keeps order that they have not answered it', async () => {
  const { service, show } = open();
  service.answers(questionTalkCalls.question, { ...discussed, isAnswered: false });
  show();
  expect(await screen.findByText(/还没有作答这道题/)).toBeVisible();
  expect(screen.queryByText('回答错误')).toBeNull();
});

it('asks for no words where the question may not be seen, and says why', async () => {
  const { service, show } = open();
  const message = '作答之后才能查看和参与讨论';
  service.refuses(questionTalkCalls.question, { status: 403, flag: 403, message });
  show();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: '去练习' })).toHaveAttribute('href', '/myQuestion');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(service.asked.join()).not.toContain('comment');
  expect(screen.queryByRole('textbox', { name: '写评论' })).toBeNull();
});
