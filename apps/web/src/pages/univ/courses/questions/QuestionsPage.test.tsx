import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseQuestionCalls as calls } from '@cheese/domain/calls/learning/courseQuestion';
import type { TaughtQuestion } from '@cheese/domain/contract/learning/courseQuestion';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const question: TaughtQuestion = {
  id: 3,
  courseId: 1,
  courseName: '心电图判读',
  courseware: { id: 2, title: '房颤', type: 1 },
  position: 83,
  author: { id: 5, nickname: '小满', avatar: '' },
  title: 'f 波怎么认？',
  answerCount: 0,
  text: '基线乱成一片，看不出 P 波。',
  acceptedId: null,
  isMine: false,
  isHeld: false,
  askedAt: Date.parse('2026-11-20T10:00:00+08:00'),
};

async function seen(address = '/univ/courses/questions', list = [question]) {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answersWith(calls.taught, (asks) => {
    asked.push(asks);
    return { list, total: list.length };
  });
  return { ...(await openAsTeacher(address, service)), service, asked };
}

it('is answered on the spot', async () => {
  const { user, service } = await seen();
  const row = within(await screen.findByRole('article', { name: '提问：f 波怎么认？' }));
  expect(row.getByText('待回答')).toBeVisible();
  expect(row.getByRole('link', { name: '房颤 · 01:23' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=1&itemId=2&t=83',
  );
  await user.click(row.getByRole('button', { name: '回答“f 波怎么认？”' }));
  const said: object[] = [];
  service.answersWith(calls.answer, (_asks, body) => {
    said.push(body);
    return { id: 1, isHeld: false };
  });
  await user.type(row.getByRole('textbox', { name: /写回答/ }), '看 V1 导联');
  await user.click(row.getByRole('button', { name: '提交回答' }));
  expect(await screen.findByText('回答已发布')).toBeVisible();
  expect(said).toEqual([{ questionId: 3, text: '看 V1 导联', pictures: [] }]);
});

it('is narrowed to one course and to what nobody answered', async () => {
  const { user, asked, at } = await seen('/univ/courses/questions?courseId=1');
  await screen.findByRole('article', { name: '提问：f 波怎么认？' });
  expect(asked.at(-1)).toMatchObject({ courseId: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待回答');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ isAnswered: 'false', courseId: '1' }));
  expect(at()).toContain('courseId=1');
});

it('says so where nobody has asked anything', async () => {
  await seen('/univ/courses/questions', []);
  expect(await screen.findByText('还没有学员提问')).toBeVisible();
});
