import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examMarkingCalls as calls } from '@cheese/domain/calls/exam/examMarking';
import type { AnswerToMark, MarkingOverview } from '@cheese/domain/contract/exam/examMarking';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const overview: MarkingOverview = {
  examId: 7,
  title: '急诊医学期末',
  rule: { markers: 1, maxDifference: 0, hidesNames: true },
  questions: [
    {
      id: 2,
      version: 1,
      type: 5,
      difficulty: 2,
      context: null,
      groupId: null,
      stem: '<p>简述休克的处理原则</p>',
      pictures: [],
      options: [],
      prompts: [],
      right: [['补液', '升压']],
      analysis: '<p>先扩容。</p>',
      score: 5,
      answeredCount: 2,
      settledCount: 0,
      disputedCount: 0,
      mineCount: 2,
    },
  ],
};
const answerOf = (attemptId: number, more: Partial<AnswerToMark> = {}): AnswerToMark => ({
  attemptId,
  place: 1,
  number: 3,
  given: [`回答${attemptId}`],
  isLate: false,
  name: null,
  score: 5,
  state: 'waiting',
  settled: null,
  marks: [],
  isMine: true,
  ...more,
});

async function seen(list: AnswerToMark[], more: Partial<MarkingOverview> = {}) {
  const service = fakeService();
  const sent: object[] = [];
  service.answers(calls.overview, { ...overview, ...more });
  service.answers(calls.answers, { list, total: list.length });
  service.answersWith(calls.mark, (_asks, body) => {
    sent.push(body);
    const { attemptId, score } = body as { attemptId: number; score: number | null };
    const mark = { marker: '王老师', isMine: true, isFinal: false, comment: '', markedAt: 1 };
    return score === null
      ? answerOf(attemptId)
      : answerOf(attemptId, {
          state: 'settled',
          settled: score,
          isMine: false,
          marks: [{ ...mark, score }],
        });
  });
  const page = await openAsTeacher('/univ/exams/marking?examId=7', service);
  return { ...page, sent };
}

const field = (name: string) => screen.findByRole('textbox', { name: `${name}的得分` });

it('shows the question, what should be in an answer, and the answers without names', async () => {
  await seen([answerOf(11), answerOf(12)]);
  expect(await screen.findByText('回答11')).toBeVisible();
  expect(screen.getByText('简述休克的处理原则')).toBeVisible();
  expect(screen.getByText('补液、升压')).toBeVisible();
  expect(screen.getByText('答卷 12')).toBeVisible();
  const views = screen.getAllByRole('link', { name: /^(待我评分|分差待裁定|已定分|全部答卷)/ });
  expect(views.map(({ textContent }) => textContent)).toEqual([
    '待我评分2',
    '分差待裁定0',
    '已定分0',
    '全部答卷2',
  ]);
});

it('is marked by keyboard alone: marks, Enter, and on to the next', async () => {
  const { user, sent } = await seen([answerOf(11), answerOf(12)]);
  await user.click(await field('答卷 11'));
  await user.keyboard('2.5{Enter}');
  expect(await screen.findByText('定分 2.5 分')).toBeVisible();
  expect(sent).toEqual([
    { examId: 7, attemptId: 11, place: 1, number: 3, score: 2.5, comment: '', decides: false },
  ]);
  await waitFor(async () => expect(await field('答卷 12')).toHaveFocus());
});

it('takes no marks that cannot be', async () => {
  const { user, sent } = await seen([answerOf(11)]);
  await user.type(await field('答卷 11'), '7{Enter}');
  expect(await screen.findByText(/请填写 0 到 5 之间的分数/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('takes back what was given', async () => {
  const { user, sent } = await seen([answerOf(11)]);
  await user.click(await screen.findByRole('button', { name: '满分' }));
  await user.click(screen.getByRole('button', { name: '给分' }));
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ score: null }));
  expect(await field('答卷 11')).toBeVisible();
});

it('where two differ shows both, and somebody decides', async () => {
  const mark = { isMine: false, isFinal: false, comment: '缺升压', markedAt: 1 };
  const marks = [
    { ...mark, marker: '李老师', score: 1 },
    { ...mark, marker: '赵老师', score: 4, markedAt: 2 },
  ];
  const { user, sent } = await seen([answerOf(11, { state: 'disputed', marks })]);
  const card = within(await screen.findByRole('article', { name: '答卷 11' }));
  expect(card.getByText(/李老师：1 分/)).toBeVisible();
  await user.type(await field('答卷 11'), '3');
  await user.click(card.getByRole('button', { name: '裁定' }));
  await waitFor(() => expect(sent).toMatchObject([{ score: 3, decides: true }]));
});

it('says where there is nothing to mark', async () => {
  await seen([], { questions: [] });
  expect(await screen.findByText('这场考试没有需要人工评分的答案')).toBeVisible();
});
