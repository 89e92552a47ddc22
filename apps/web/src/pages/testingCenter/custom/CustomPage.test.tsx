import { fakeService } from '@cheese/api-client/testing/fakeService';
import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { practiceSetCalls } from '@cheese/domain/calls/exam/practiceSet';
import { screen, waitFor, within } from '@testing-library/react';
import { aPractice } from '../../../features/questionBank/testing/aBank';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./CustomPage'));
afterEach(signOut);

const address = '/testingCenter/custom';
const choices = {
  bankIds: [5],
  chapterIds: [],
  types: [],
  difficulties: [],
  tags: [],
  among: 1 as const,
  questionCount: 20,
  minutes: null,
};
const aSet = { id: 7, name: '内科冲刺', choices, madeAt: 0, startedCount: 2, openId: null };

function aService(total = 63, set: object = aSet, tags = [{ value: '心', count: 9 }]) {
  const service = fakeService();
  service.answers(practiceSetCalls.banks, [
    { id: 5, name: '内科学题库', questionCount: 60, isWhole: true },
    { id: 6, name: '外科学题库', questionCount: 5, isWhole: false },
  ]);
  service.answers(practiceSetCalls.fitting, {
    total,
    bankIds: [5],
    types: [{ value: 1, count: 40 }],
    difficulties: [],
    chapters: [{ id: 31, pid: null, bankId: 5, name: '循环系统', count: 20 }],
    tags,
    amongs: [{ value: 3, count: 4 }],
  });
  service.answers(practiceSetCalls.list, [set]);
  service.answers(practiceSetCalls.detail, set);
  service.answers(practiceSetCalls.add, { id: 8 });
  service.answers(practiceSetCalls.edit, null);
  service.answers(practiceSetCalls.remove, null);
  service.answers(practiceSetCalls.restore, null);
  service.answers(practiceCalls.start, aPractice({ id: 92 }));
  return service;
}

it('asks for all numbers by one call, chooses, and begins', async () => {
  const { user, at, sent } = openSignedIn(address, aService());
  await user.click(await screen.findByRole('button', { name: '内科学题库 · 60 题' }));
  expect(await screen.findByText('符合条件的题目：63 题')).toBeVisible();
  expect(sent(practiceSetCalls.fitting)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: '错题（4）' }));
  await user.click(screen.getByRole('button', { name: '心（9）' }));
  await user.click(screen.getByRole('radio', { name: '计时，交卷后看解析' }));
  await user.click(screen.getByRole('button', { name: '开始练习' }));
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=92'));
  expect(sent(practiceSetCalls.add)).toEqual([
    { choices: { ...choices, among: 3, tags: ['心'], minutes: 20 } },
  ]);
  expect(sent(practiceCalls.start)).toEqual([{ source: 9, sourceId: 8 }]);
});

it('begins nothing where nothing fits, and says that a bank is lost', async () => {
  openSignedIn(`${address}?banks=5,99`, aService(0));
  expect(await screen.findByText('没有符合条件的题目，请放宽条件')).toBeVisible();
  expect(screen.getByText('有 1 个题库已不能练习，未计入')).toBeVisible();
  expect(screen.getByRole('button', { name: '开始练习' })).toBeDisabled();
});

it('opens what is kept under a name by its link', async () => {
  const { at } = openSignedIn(`${address}?setId=7`, aService());
  expect(await screen.findByRole('button', { name: '保存修改' })).toBeVisible();
  expect(at()).toBe(`${address}?banks=5&setId=7`);
});

it('keeps choices under a name, practises them again, and undoes a removal', async () => {
  const { user, sent } = openSignedIn(`${address}?banks=5`, aService());
  await user.click(await screen.findByRole('button', { name: '保存为方案' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /方案名称/ }), '外科');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('方案已保存')).toBeVisible();
  expect(sent(practiceSetCalls.add)).toEqual([{ name: '外科', choices }]);
  await user.click(screen.getByRole('button', { name: '删除：内科冲刺' }));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(sent(practiceSetCalls.restore)).toEqual([{ id: 7 }]));
  await user.click(screen.getByRole('button', { name: '再练一次：内科冲刺' }));
  await waitFor(() =>
    expect(sent(practiceCalls.start)).toEqual([{ source: 9, sourceId: 7, isAnew: true }]),
  );
});

it('narrows by chapters, says how few are left, and keeps changes of a set', async () => {
  const service = aService(3);
  const { user, at, sent } = openSignedIn(`${address}?banks=5&setId=7`, service);
  expect(await screen.findByText('不足所选题数，将练习全部 3 题')).toBeVisible();
  await user.click(screen.getByText('章节（不选为全部）'));
  await user.click(screen.getByRole('checkbox', { name: '循环系统（20）' }));
  expect(at()).toBe(`${address}?banks=5&chapters=31&setId=7`);
  await user.click(screen.getByRole('button', { name: '保存修改' }));
  await waitFor(() =>
    expect(sent(practiceSetCalls.edit)).toEqual([
      { id: 7, name: '内科冲刺', choices: { ...choices, chapterIds: [31] } },
    ]),
  );
});

it('says nothing of lost banks while it counts anew', async () => {
  const { user, service } = openSignedIn(`${address}?banks=5`, aService());
  expect(await screen.findByText('符合条件的题目：63 题')).toBeVisible();
  service.hangs(practiceSetCalls.fitting);
  await user.click(screen.getByRole('button', { name: '外科学题库 · 5 题可试做' }));
  expect(screen.getByText('符合条件的题目：63 题')).toBeVisible();
  expect(screen.queryByText(/已不能练习/)).toBeNull();
});

it('goes on with a set where one was, and gives it another name', async () => {
  const { user, sent } = openSignedIn(address, aService(63, { ...aSet, openId: 92 }));
  expect(await screen.findByRole('link', { name: '继续上次：内科冲刺' })).toHaveAttribute(
    'href',
    '/testingCenter/test?practiceId=92',
  );
  await user.click(screen.getByRole('button', { name: '重命名：内科冲刺' }));
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /方案名称/ });
  await user.clear(name);
  await user.type(name, '外科{Enter}');
  await waitFor(() => expect(sent(practiceSetCalls.edit)).toEqual([{ id: 7, name: '外科' }]));
});

it('shows the most frequent tags, what is chosen of others, and all when asked', async () => {
  const tags = Array.from({ length: 20 }, (_, at) => ({ value: `标签${at}`, count: 20 - at }));
  const { user } = openSignedIn(`${address}?banks=5&tag=标签19`, aService(63, aSet, tags));
  const shown = () => screen.getAllByRole('button', { name: /^标签\d/ });
  expect(await screen.findByRole('button', { name: '标签19（1）', pressed: true })).toBeVisible();
  expect(shown()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: '显示全部 20 个标签' }));
  expect(shown()).toHaveLength(20);
});
