import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { orgUserCalls } from '@cheese/domain/calls/emergency/orgUser';
import { orgUserImportCalls } from '@cheese/domain/calls/emergency/orgUserImport';
import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { screen, waitFor } from '@testing-library/react';
import { manage, signOut } from '../../../../testing/manage';

const aPerson: OrgUser = {
  id: 4,
  name: '苏念',
  phoneNum: '13800000010',
  role: 3,
  createdAt: 0,
  lastSignedInAt: null,
};

const withPeople = (service: FakeService) => {
  service.answers(orgUserCalls.list, { list: [aPerson], total: 1 });
  service.answers(orgUserCalls.add, { id: 9 });
  service.answers(orgUserCalls.edit, null);
  service.answers(orgUserCalls.remove, null);
  service.answers(orgUserCalls.resetPassword, { password: 'hkwp-rteq-4827' });
};
const open = () => manage('/people', withPeople);

afterEach(signOut);

it('lists the people of the organisation', async () => {
  const { rowOf, choose, at } = open();
  const row = await rowOf('苏念');
  expect(row.getByText('13800000010')).toBeVisible();
  expect(row.getByText('从未登录')).toBeVisible();
  await choose('角色', '机构管理员');
  expect(at()).toBe('/emergencyCenter/system/people?role=2');
});

it('adds somebody, once what is written is right', async () => {
  const { press, write, sent } = open();
  await press('添加人员');
  await write('手机号', '12345');
  await press('保存');
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('姓名不能为空');
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(
    '手机号格式错误',
  );
  await write('姓名', '何苗');
  await write('手机号', '13800000077');
  await press('保存');
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(sent(orgUserCalls.add.path)).toEqual([{ name: '何苗', phoneNum: '13800000077', role: 3 }]);
});

it('says why somebody cannot be added, and keeps what was written', async () => {
  const { press, write, service } = open();
  service.refuses(orgUserCalls.add, { status: 409, flag: 409, message: '该手机号已在本机构中' });
  await press('添加人员');
  await write('姓名', '何苗');
  await write('手机号', '13800000010');
  await press('保存');
  expect(await screen.findByText('该手机号已在本机构中')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('何苗');
});

it('edits somebody', async () => {
  const { press, choose, sent } = open();
  await press('编辑：苏念');
  await choose('角色', '机构管理员');
  await press('保存');
  await screen.findByText('已保存');
  expect(sent(orgUserCalls.edit.path)).toMatchObject([{ id: 4, name: '苏念', role: 2 }]);
});

it('a new password is asked about, shown once and copied', async () => {
  const { press, sent } = open();
  await press('重置密码：苏念');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/原密码立即失效/);
  await press('重置密码');
  expect(await screen.findByText('hkwp-rteq-4827')).toBeVisible();
  expect(sent(orgUserCalls.resetPassword.path)).toEqual([{ id: 4 }]);
  await press('复制密码');
  expect(await screen.findByText('密码已复制')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('hkwp-rteq-4827');
  await press('我已记下');
  await waitFor(() => expect(screen.queryByText('hkwp-rteq-4827')).toBeNull());
});

it('a new password is not lost by a slip of the hand', async () => {
  const { press, user } = open();
  await press('重置密码：苏念');
  await press('重置密码');
  await screen.findByText('hkwp-rteq-4827');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: '确定要离开吗？' })).toBeVisible();
  await press('继续编辑');
  expect(screen.getByText('hkwp-rteq-4827')).toBeVisible();
});

it('removes somebody after it said what is lost', async () => {
  const { press, service } = open();
  await press('移出：苏念');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/不能再登录/);
  await press('移出');
  expect(await screen.findByText('已移出机构')).toBeVisible();
  expect(service.asked).toContain('/org/user/v1/delete?id=4');
});

it('imports people by the same dialog', async () => {
  const { press, user, service } = open();
  service.answers(orgUserImportCalls.preview, {
    importId: 3,
    fileName: '人员.xlsx',
    columns: ['姓名'],
    expiresAt: 0,
    ready: 1,
    faulty: 0,
    duplicates: 0,
    similar: 0,
  });
  service.answers(orgUserImportCalls.rows, { list: [], total: 0 });
  await press('导入');
  expect(await screen.findByRole('dialog', { name: '导入人员' })).toBeVisible();
  await user.upload(
    screen.getByLabelText('点击选择或拖入 xlsx 文件'),
    new File(['a'], '人员.xlsx'),
  );
  expect(await screen.findByText('“人员.xlsx”的检查结果')).toBeVisible();
});
