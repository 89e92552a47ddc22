import { fakeService } from '@cheese/api-client/testing/fakeService';
import { memberCalls } from '@cheese/domain/calls/school/member';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { screen, waitFor, within } from '@testing-library/react';
import { aMemberDetail, openAsSchool } from '../../testing/openAsSchool';

const address = '/univ/colleges/school/people/detail?id=11';

function given(said: Partial<MemberDetail> = {}) {
  const service = fakeService();
  service.answers(memberCalls.detail, aMemberDetail(said));
  service.answers(schoolClassCalls.list, { list: [], total: 0 });
  service.answers(schoolRoleCalls.list, [
    { id: 8, name: '教务处', rights: ['structure', 'terms'], people: 0, version: 1 },
  ]);
  return service;
}

it('tells who somebody is, and when they joined and were last here', async () => {
  await openAsSchool(address, given());
  expect(await screen.findByRole('heading', { name: '李明' })).toBeVisible();
  expect(screen.getByText('从未使用')).toBeVisible();
  expect(screen.getByText('2026-09-01 08:00')).toBeVisible();
  expect(await screen.findByText('基础医学院 / 解剖学')).toBeVisible();
});

it('keeps the phone where it is left empty', async () => {
  const service = given();
  const edited: object[] = [];
  service.answersWith(memberCalls.edit, (_, body) => {
    edited.push(body);
    return null;
  });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改资料' }));
  await user.type(dialog.getByRole('textbox', { name: /姓名/ }), '明');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(edited).toEqual([
      {
        id: 11,
        version: 3,
        name: '李明明',
        number: '2026001',
        gender: 0,
        departmentId: 2,
        classId: null,
        year: 2026,
      },
    ]),
  );
});

it('tells of a newer version and loses nothing that was typed', async () => {
  const service = given();
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改资料' }));
  const name = dialog.getByRole('textbox', { name: /姓名/ });
  await user.type(name, '明');
  service.refuses(memberCalls.edit, { status: 409, flag: 409, message: '该人员已被他人修改' });
  service.answers(memberCalls.detail, aMemberDetail({ name: '李明亮', version: 4 }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(/已有更新的版本/)).toBeVisible();
  expect(name).toHaveValue('李明明');
});

it('gives a new password once, after it said what that ends', async () => {
  const service = given();
  service.answers(memberCalls.resetPassword, { account: '2026001', password: 'Nm4kPw' });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '重设密码' }));
  const asked = await screen.findByRole('alertdialog', { name: '重设「李明」的密码？' });
  await user.click(within(asked).getByRole('button', { name: '重设密码' }));
  expect(await screen.findByText('Nm4kPw')).toBeVisible();
});

it('resets no password of an account that people made themselves', async () => {
  await openAsSchool(address, given({ isAccountMade: false }));
  expect(await screen.findByText(/账号由本人注册，学校不能重设密码/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '重设密码' })).toBeNull();
});

it('gives several roles to one person', async () => {
  const service = given();
  const set: object[] = [];
  service.answersWith(memberCalls.setRoles, (_, body) => {
    set.push(body);
    return null;
  });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改角色' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改角色' }));
  await user.click(dialog.getByRole('radio', { name: '教师' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: '添加院系' }), '护理学院');
  await user.click(await dialog.findByRole('checkbox', { name: /教务处/ }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(set).toEqual([{ id: 11, version: 3, role: 2, headOf: [3], roleIds: [8] }]),
  );
});

it('leaves administrators and roles to administrators', async () => {
  const service = given({ role: 1, mayEdit: false });
  service.answers(schoolRoleCalls.mine, [
    { right: 'viewPeople', isWhole: true },
    { right: 'editPeople', isWhole: true },
  ]);
  await openAsSchool(address, service, 2);
  expect(await screen.findByText(/只能由学校管理员修改/)).toBeVisible();
  for (const name of ['修改资料', '修改角色', '停用', '重设密码']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
