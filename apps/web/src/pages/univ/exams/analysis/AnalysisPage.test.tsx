import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examReportCalls as calls } from '@cheese/domain/calls/exam/examReport';
import type { AnalysedItem, ExamAnalysis } from '@cheese/domain/contract/exam/shapes/examAnalysis';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const item: AnalysedItem = {
  id: 2,
  version: 1,
  type: 1,
  difficulty: 2,
  context: null,
  groupId: null,
  stem: '<p>心肺复苏按压深度为</p>',
  pictures: [],
  prompts: [],
  analysis: '<p>5–6 cm</p>',
  options: [
    { key: 'A', text: '3 cm', picture: null },
    { key: 'B', text: '5–6 cm', picture: null },
  ],
  right: [['A']],
  score: 2,
  count: 60,
  answeredCount: 58,
  facility: 0.314,
  deviation: 0.46,
  guess: 0.5,
  intendedWeight: 0.02,
  effectiveWeight: null,
  discrimination: -0.21,
  efficiency: -0.3,
  chosen: [
    { option: 'A', isRight: true, upper: 0.1, middle: 0.3, lower: 0.55, all: 0.31 },
    { option: 'B', isRight: false, upper: 0.9, middle: 0.7, lower: 0.45, all: 0.69 },
  ],
  flags: ['negative', 'betterDistractor'],
  isCorrected: false,
};
const fine: AnalysedItem = { ...item, id: 3, stem: '<p>另一题</p>', flags: [] };
const paper = { count: 60, mean: 71, median: 72, deviation: 9.5 };
const analysis: ExamAnalysis = {
  examId: 7,
  title: '急诊医学期末',
  items: [item, fine],
  paper: { ...paper, skewness: -0.31, kurtosis: 0.2, alpha: 0.83, standardError: 3.92 },
};
const outcome = {
  mayCorrectBank: true,
  askedCount: 60,
  raisedCount: 41,
  loweredCount: 19,
  passesCount: 6,
  failsCount: 0,
  changed: [
    {
      attemptId: 4,
      name: '张三',
      number: '2026001',
      before: 58,
      after: 60,
      passes: true,
      fails: false,
    },
  ],
};

async function seen(address: string, said: ExamAnalysis = analysis) {
  const service = fakeService();
  const tried: object[] = [];
  const sent: object[] = [];
  service.answers(calls.analysis, said);
  service.answers(calls.corrections, []);
  const into = (list: object[]) => (_asks: object, body: object) => {
    list.push(body);
    return outcome;
  };
  service.answersWith(calls.tryCorrection, into(tried));
  service.answersWith(calls.correct, into(sent));
  return { ...(await openAsTeacher(address, service)), tried, sent };
}
const here = '/univ/exams/analysis?examId=7';

it('says how the paper and each question did', async () => {
  await seen(here);
  expect(await screen.findByText('0.83')).toBeVisible();
  const [, first] = within(screen.getByRole('table', { name: '各题数据' })).getAllByRole('row');
  expect(first).toHaveTextContent('1心肺复苏按压深度为 单选题31.4%-0.212% / —2 条');
});

it('lists those that should be looked at', async () => {
  const { user } = await seen(here);
  await user.click(await screen.findByRole('link', { name: /需要留意/ }));
  const table = await screen.findByRole('table', { name: '各题数据' });
  await waitFor(() => expect(within(table).queryByText(/另一题/)).toBeNull());
});

it('opens a question under its address, with words for what is unusual', async () => {
  await seen(`${here}&item=2.1`);
  const dialog = within(await screen.findByRole('dialog', { name: '第 1 题' }));
  expect(dialog.getByText(/区分度为负/)).toBeVisible();
  expect(dialog.getByRole('table', { name: '各组考生的选择' })).toHaveTextContent('B90%70%45%69%');
});

it('corrects a key: tried first, then with a reason', async () => {
  const { user, tried, sent } = await seen(`${here}&item=2.1`);
  await user.click(await screen.findByRole('button', { name: '更正答案并重新评分' }));
  const dialog = within(await screen.findByRole('dialog', { name: '更正第 1 题的答案' }));
  await user.click(dialog.getByRole('radio', { name: /B\./ }));
  await user.click(dialog.getByRole('button', { name: '试算影响' }));
  expect(await dialog.findByText('41 人')).toBeVisible();
  expect(dialog.getByRole('table', { name: '变化最大的考生' })).toHaveTextContent(
    '张三20260015860',
  );
  const asked = { examId: 7, questionId: 2, version: 1, way: 'key', key: [['B']] };
  expect(tried).toEqual([asked]);
  await user.click(dialog.getByRole('button', { name: '确认更正并重新评分' }));
  expect(await dialog.findByText('请填写更正原因')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /更正原因/ }), '答案录入有误');
  await user.click(dialog.getByRole('button', { name: '确认更正并重新评分' }));
  const act = { ...asked, reason: '答案录入有误', alsoInBank: true };
  await waitFor(() => expect(sent).toEqual([act]));
});

it('what was reckoned for another key is no longer shown', async () => {
  const { user } = await seen(`${here}&item=2.1`);
  await user.click(await screen.findByRole('button', { name: '更正答案并重新评分' }));
  const dialog = within(await screen.findByRole('dialog', { name: '更正第 1 题的答案' }));
  await user.click(dialog.getByRole('button', { name: '试算影响' }));
  expect(await dialog.findByText('41 人')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '本题所有考生给满分' }));
  expect(dialog.queryByText('41 人')).toBeNull();
});

it('says where nobody has handed in', async () => {
  await seen(here, { ...analysis, items: [] });
  expect(await screen.findByText(/还没有人交卷/)).toBeVisible();
});
