import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseQuestionCalls as calls } from '@cheese/domain/calls/learning/courseQuestion';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

it('asks about an item of a course, and leads to what was asked', async () => {
  const service = fakeService();
  const bodies: object[] = [];
  service.answersWith(calls.ask, (_, body) => {
    bodies.push(body);
    return { id: 3, isHeld: false };
  });
  const item = { id: 9, courseId: 7, title: '心肌缺血', type: 1 };
  service.answers(coursewareCalls.detail, item);
  fakeSignIn(service);
  const { user, session, at } = renderPage('/course/question?courseId=7&itemId=9&at=83', service);
  await act(() => session.signIn('good'));
  const about = await screen.findByRole('link', { name: '心肌缺血 · 01:23' });
  expect(about).toHaveAttribute('href', '/course/courseware?courseId=7&itemId=9&t=83');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('请填写问题')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /问题/ }), 'ST 段抬高');
  await user.type(screen.getByRole('textbox', { name: /详细说明/ }), '怎样区分');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(at()).toBe('/course/reply?id=3'));
  expect(bodies).toEqual([
    {
      courseId: 7,
      coursewareId: 9,
      position: 83,
      title: 'ST 段抬高',
      text: '怎样区分',
      pictures: [],
    },
  ]);
});

it('lists what was asked before, answered or not', async () => {
  const service = fakeService();
  service.answers(calls.list, { list: [], total: 0 });
  renderPage('/course/questionlist?courseId=7&answered=2', service);
  expect(await screen.findByText('没有找到符合条件的提问')).toBeVisible();
  expect(service.asked.join()).toContain('isAnswered=false');
});
