import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { questionTalkCalls } from '@cheese/domain/calls/exam/questionTalk';
import { wrongQuestionCalls } from '@cheese/domain/calls/exam/wrongQuestion';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen, waitFor } from '@testing-library/react';
import { aBank, aChapter, aPractice } from '../../../features/questionBank/testing/aBank';
import { aReviewed } from '../../../features/questionBank/testing/aQuestion';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./WrongPage'));
afterEach(signOut);

const wrong = {
  libraryId: 5,
  origin: '内科学题库 · 循环系统',
  question: aReviewed(),
  wrongCount: 2,
  lastWrongAt: Date.UTC(2026, 10, 20),
};

function aService() {
  const service = fakeService();
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  service.answers(questionLibraryCalls.catalog, [aChapter()]);
  service.answersWith(wrongQuestionCalls.list, ({ keyword }) =>
    keyword ? { list: [], total: 0 } : { list: [wrong], total: 25 },
  );
  return service;
}

it('shows what was wrong, why, and every mistake with it', async () => {
  const service = aService();
  service.answers(wrongQuestionCalls.answers, [
    { origin: '内科学题库 · 循环系统', given: ['A'], answeredAt: Date.UTC(2026, 10, 20) },
  ]);
  const { user } = openSignedIn('/myQuestion/wrong', service);
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(screen.getByText('错 2 次')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '错误记录' }));
  expect(await screen.findByText(/当时的答案：A/)).toBeVisible();
});

it('leads to what is said of a question, beside the page of the list', async () => {
  const service = aService();
  service.answers(questionTalkCalls.counts, [{ questionId: 11, count: 2 }]);
  const { user, at } = openSignedIn('/myQuestion/wrong?page=2', service);
  await user.click(await screen.findByRole('button', { name: '讨论 2' }));
  expect(at()).toBe('/myQuestion/wrong?page=2&discuss=11');
  expect(await screen.findByRole('dialog', { name: '题目讨论' })).toBeVisible();
  expect(service.asked.join()).toMatch(/comment\/v1\/list\?.*subjectId=11&page=1/);
});

it('is narrowed by the address, and another bank begins without a chapter', async () => {
  const { user, at, service } = openSignedIn(
    '/myQuestion/wrong?libraryId=5&chapterId=31&type=1&page=2',
    aService(),
  );
  await screen.findByText('两房两室');
  const asked = service.asked.find((one) => one.includes(wrongQuestionCalls.list.path));
  expect(asked).toMatch(/page=2&pageCnt=10&type=1&libraryId=5&chapterId=31$/);
  await user.selectOptions(screen.getByRole('combobox', { name: '题库' }), '');
  expect(at()).toBe('/myQuestion/wrong?type=1');
});

it('says so where nothing fits, and shows all again', async () => {
  const { user, at } = openSignedIn('/myQuestion/wrong?keyword=zzz', aService());
  await user.click(await screen.findByRole('button', { name: '查看全部' }));
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(at()).toBe('/myQuestion/wrong');
});

it('is taken off at once, and put back by whoever did not mean it', async () => {
  const service = aService();
  let isOff = false;
  service.answersWith(wrongQuestionCalls.list, () =>
    isOff ? { list: [], total: 0 } : { list: [wrong], total: 1 },
  );
  service.answersWith(wrongQuestionCalls.remove, () => {
    isOff = true;
    return null;
  });
  service.answersWith(wrongQuestionCalls.restore, () => {
    isOff = false;
    return null;
  });
  const { user, sent } = openSignedIn('/myQuestion/wrong', service);
  await user.click(await screen.findByRole('button', { name: '移出错题集' }));
  expect(await screen.findByText(/已移出错题集/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('两房两室')).toBeNull());
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(service.asked.some((asked) => asked.endsWith('wrong-question?questionId=11'))).toBe(true);
  expect(sent(wrongQuestionCalls.restore)).toEqual([{ questionId: 11 }]);
});

it('is done once more, bank by bank', async () => {
  const service = aService();
  service.answers(practiceCalls.start, aPractice({ id: 94 }));
  const { user, at, sent } = openSignedIn('/myQuestion/wrong', service);
  expect(await screen.findByRole('button', { name: /^再做一遍/ })).toBeDisabled();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: '题库' }),
    await screen.findByRole('option', { name: '内科学题库' }),
  );
  await user.click(screen.getByRole('button', { name: '再做一遍' }));
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=94'));
  expect(sent(practiceCalls.start)).toEqual([{ source: 2, sourceId: 5 }]);
});

it('is printed without its tools', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openSignedIn('/myQuestion/wrong?print=1', aService());
  await screen.findByText('两房两室');
  expect(screen.queryByRole('button', { name: '移出错题集' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '打印 / 存为 PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
