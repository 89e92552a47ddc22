import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsSchool } from '../testing/openAsSchool';

const address = '/univ/colleges/school/roles';
const role = { id: 8, name: '教务处', rights: ['structure', 'terms'], people: 4, version: 2 };

it('makes a role of named rights, and of one at least', async () => {
  const service = fakeService();
  const added: object[] = [];
  service.answers(schoolRoleCalls.list, []);
  service.answersWith(schoolRoleCalls.add, (_, body) => {
    added.push(body);
    return { id: 9 };
  });
  const { user } = await openAsSchool(address, service);
  expect(await screen.findByText('还没有自定角色')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '新增角色' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增角色' }));
  await user.type(dialog.getByRole('textbox', { name: /角色名称/ }), '教务处');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请至少选择一项权限')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /学期/ }));
  await user.click(dialog.getByRole('checkbox', { name: /院系与行政班/ }));
  expect(dialog.queryByRole('checkbox', { name: /角色与权限/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(added).toEqual([{ name: '教务处', rights: ['structure', 'terms'] }]));
});

it('says how many lose a role that is removed', async () => {
  const service = fakeService();
  service.answers(schoolRoleCalls.list, [role]);
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '删除：教务处' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('现有 4 人担任此角色');
});

it('tells of a newer version and keeps what was ticked', async () => {
  const service = fakeService();
  service.answers(schoolRoleCalls.list, [role]);
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改：教务处' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改角色' }));
  const tick = dialog.getByRole('checkbox', { name: /操作日志/ });
  await user.click(tick);
  service.refuses(schoolRoleCalls.edit, { status: 409, flag: 409, message: '该角色已被他人修改' });
  service.answers(schoolRoleCalls.list, [{ ...role, version: 3 }]);
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(/已有更新的版本/)).toBeVisible();
  expect(tick).toBeChecked();
});

it('goes on changing a role that somebody else has removed meanwhile, and is told', async () => {
  const service = fakeService();
  service.answers(schoolRoleCalls.list, [role]);
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改：教务处' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改角色' }));
  await user.type(dialog.getByRole('textbox', { name: /角色名称/ }), '（新）');
  service.refuses(schoolRoleCalls.edit, { status: 404, flag: 404, message: '该角色不存在' });
  service.answers(schoolRoleCalls.list, []);
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('该角色不存在')).toBeVisible();
  expect(await screen.findByText('还没有自定角色')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: '修改角色' })).toBeVisible();
});
