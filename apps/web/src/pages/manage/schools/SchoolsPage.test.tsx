import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolManageCalls } from '@cheese/domain/calls/school/schoolManage';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const schools = [
  {
    id: 1,
    name: '仁心医学院',
    administrators: 1,
    teachers: 30,
    learners: 600,
    createdAt: Date.UTC(2026, 8, 1),
    suspendedAt: null,
    merged: null,
  },
];

function given() {
  const service = fakeService();
  service.answers(schoolManageCalls.list, { list: schools, total: 1 });
  return service;
}

it('opens a school and hands out the password of its administrator once', async () => {
  const service = given();
  const credentials = { id: 2, account: 'A01', password: 'K7MP-3QXA-9TWD' };
  service.answers(schoolManageCalls.add, credentials);
  const { user } = await openAsAdmin('/manage/schools', service);
  expect(await screen.findByText('管理员 1 · 教师 30 · 学员 600')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '开通学校' }));
  const dialog = within(await screen.findByRole('dialog', { name: '开通学校' }));
  await user.click(dialog.getByRole('button', { name: '开通学校' }));
  expect(dialog.getByText('请填写学校名称')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /学校名称/ }), '青山医学院');
  await user.type(dialog.getByRole('textbox', { name: /管理员姓名/ }), '岳明');
  await user.type(dialog.getByRole('textbox', { name: /管理员工号/ }), 'A01');
  await user.click(dialog.getByRole('button', { name: '开通学校' }));
  const slip = await screen.findByRole('region', { name: '登录信息' });
  expect(slip).toHaveTextContent('青山医学院');
  expect(slip).toHaveTextContent('K7MP-3QXA-9TWD');
});

it('suspends a school with a reason', async () => {
  const service = given();
  const suspended: object[] = [];
  service.answersWith(schoolManageCalls.suspend, (_, body) => {
    suspended.push(body);
    return null;
  });
  const { user } = await openAsAdmin('/manage/schools', service);
  await user.click(await screen.findByRole('button', { name: '暂停：仁心医学院' }));
  const dialog = within(await screen.findByRole('dialog', { name: '暂停“仁心医学院”' }));
  await user.click(dialog.getByRole('button', { name: '暂停' }));
  expect(dialog.getByText('请填写原因')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '合同到期');
  await user.click(dialog.getByRole('button', { name: '暂停' }));
  expect(await screen.findByText('学校已暂停')).toBeVisible();
  expect(suspended).toEqual([{ id: 1, isSuspended: true, reason: '合同到期' }]);
});
