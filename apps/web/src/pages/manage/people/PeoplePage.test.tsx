import { fakeService } from '@cheese/api-client/testing/fakeService';
import { personManageCalls as calls } from '@cheese/domain/calls/people/personManage';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const person = {
  id: 7,
  name: '李明',
  nickname: '小明',
  phone: '138****0001',
  isPlatformAdmin: false,
  registeredAt: Date.UTC(2026, 8, 1),
  disabledAt: null,
  schools: [
    { mainOrgId: 1, school: '仁心医学院', role: 3 as const, number: 'S1', state: 1 as const },
  ],
};
const detail = {
  ...person,
  hasPassword: true,
  sessions: [{ id: 3, device: 'Chrome · Windows', address: '203.0.113.*', lastUsedAt: Date.now() }],
};

function given(said: object = {}) {
  const service = fakeService();
  service.answers(calls.list, { list: [person], total: 1 });
  service.answers(calls.detail, { ...detail, ...said });
  return service;
}

it('leads from the list to one of its people', async () => {
  const { user, at } = await openAsAdmin('/manage/people', given());
  await user.click(await screen.findByRole('link', { name: '李明' }));
  expect(at()).toBe('/manage/people/detail?id=7');
  expect(await screen.findByText('Chrome · Windows')).toBeVisible();
});

it('disables somebody with a reason', async () => {
  const service = given();
  const asked: object[] = [];
  service.answersWith(calls.disable, (_, body) => {
    asked.push(body);
    return null;
  });
  const { user } = await openAsAdmin('/manage/people/detail?id=7', service);
  await user.click(await screen.findByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用“李明”' }));
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '冒用身份');
  await user.click(dialog.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('用户已停用')).toBeVisible();
  expect(asked).toEqual([{ id: 7, isDisabled: true, reason: '冒用身份' }]);
});

it('helps somebody who lost phone and password only after two proofs', async () => {
  const service = given();
  const asked: object[] = [];
  service.answersWith(calls.replacePhone, (_, body) => {
    asked.push(body);
    return null;
  });
  const { user } = await openAsAdmin('/manage/people/detail?id=7', service);
  await user.click(await screen.findByRole('button', { name: '协助找回账号' }));
  const dialog = within(await screen.findByRole('dialog', { name: '协助找回账号' }));
  await user.type(dialog.getByLabelText(/手机号/), '13700137000');
  await user.type(dialog.getByLabelText(/验证码/), '123456');
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '手机遗失');
  await user.click(dialog.getByRole('checkbox', { name: /回拨/ }));
  await user.click(dialog.getByRole('button', { name: '协助找回账号' }));
  expect(await screen.findByText('请至少完成两种核验')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /证件/ }));
  await user.click(dialog.getByRole('button', { name: '协助找回账号' }));
  expect(await screen.findByText('新手机号已生效，请用户用它登录')).toBeVisible();
  expect(asked).toMatchObject([{ phoneNum: '13700137000', proofs: ['school', 'document'] }]);
});

it('leaves operators alone', async () => {
  await openAsAdmin('/manage/people/detail?id=7', given({ isPlatformAdmin: true }));
  expect(await screen.findByText('平台管理员的账号不能在此处理。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '停用' })).toBeNull();
});
