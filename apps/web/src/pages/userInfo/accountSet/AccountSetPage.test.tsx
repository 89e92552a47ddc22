import type { FakeService } from '@cheese/api-client/testing/fakeService';
import type { Call } from '@cheese/domain/calls/call';
import { authCalls } from '@cheese/domain/calls/people/auth';
import { bindingCalls } from '@cheese/domain/calls/people/binding';
import { sessionCalls } from '@cheese/domain/calls/people/session';
import { ownSchoolCalls } from '@cheese/domain/calls/school/ownSchool';
import { userCalls } from '@cheese/domain/calls/people/user';
import { screen, waitFor, within } from '@testing-library/react';
import { aCompleteUser } from '../../../testing/aPerson';
import { anAccount, aSession, openAccount } from '../testing/openAccount';

jest.mock('@cheese/slider-captcha/SliderCaptcha', () =>
  jest.requireActual('@cheese/slider-captcha/testing/FakeCaptcha'),
);

const open = (service = anAccount()) => openAccount('/userInfo/accountSet', service);
const press = (name: string) => screen.findByRole('button', { name });
const sms = (asked: readonly string[]) => asked.filter((one) => one.includes('sms/vc'));

const wrongCode = (field: string) => ({
  flag: 400,
  message: '验证码错误或已失效',
  data: null,
  key: 'code.wrong',
  field,
});

const needsPuzzle = { flag: 428, message: '请完成安全验证', data: null, key: 'puzzle.needed' };

/** Makes the service require a captcha ticket for a call. */
function wantsPuzzleFor(service: FakeService, call: Call) {
  service.answers(authCalls.solvePuzzle, { ticket: 'a-ticket', expiresAt: 0 });
  service.babbles(call, 428, needsPuzzle);
  service.context.http.interceptors.request.use((config) => {
    const hasTicket = (config.data as { ticket?: string } | undefined)?.ticket !== undefined;
    if (config.url?.endsWith(call.path) && hasTicket) service.answers(call, null);
    return config;
  });
}

describe('the password', () => {
  it('is changed by a code to one’s own phone', async () => {
    const service = anAccount();
    service.answers(userCalls.setPassword, null);
    const { user, sent } = open(service);
    await user.click(await press('修改密码'));
    const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }));
    expect(dialog.getByText(/138\*\*\*\*5678.*其他设备上的登录都会下线/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发送，请注意查收')).toBeVisible();
    // The request has no number, because the browser knows it only masked.
    expect(sms(service.asked)).toEqual([`/${authCalls.sendCode.path}`]);
    await user.type(dialog.getByLabelText('验证码'), '123456');
    await user.type(dialog.getByLabelText('新密码'), 'Zebra-78');
    await user.type(dialog.getByLabelText('确认密码'), 'Zebra-78{Enter}');
    expect(await screen.findByText('密码已更新，其他设备已下线')).toBeVisible();
    expect(sent(userCalls.setPassword.path)).toEqual([{ code: '123456', newPassword: 'Zebra-78' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has rules, said before anything is asked', async () => {
    const { user, sent } = open();
    await user.click(await press('修改密码'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('新密码'), '123456');
    await user.type(dialog.getByLabelText('确认密码'), '654321');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    for (const fault of ['验证码不能为空', '该密码过于常见，请更换', '两次输入的密码不一致！']) {
      expect(dialog.getByText(fault)).toBeVisible();
    }
    expect(dialog.getByLabelText('验证码')).toHaveFocus();
    expect(sent(userCalls.setPassword.path)).toEqual([]);
  });

  it('stays as it was where the code is wrong', async () => {
    const service = anAccount();
    service.babbles(userCalls.setPassword, 400, wrongCode('code'));
    const { user } = open(service);
    await user.click(await press('修改密码'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('验证码'), '000000');
    await user.type(dialog.getByLabelText('新密码'), 'Zebra-78');
    await user.type(dialog.getByLabelText('确认密码'), 'Zebra-78{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已失效'),
    );
  });

  it('is changed after the puzzle that the service wants, and after a wait in its line', async () => {
    const service = anAccount();
    service.babbles(userCalls.setPassword, 428, needsPuzzle);
    const { user, sent } = open(service);
    await user.click(await press('修改密码'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('验证码'), '123456');
    await user.type(dialog.getByLabelText('新密码'), 'Zebra-78');
    await user.type(dialog.getByLabelText('确认密码'), 'Zebra-78{Enter}');
    const solve = await screen.findByRole('button', { name: '拼好' });
    service.answers(authCalls.solvePuzzle, { ticket: 'a-ticket', expiresAt: 0 });
    service.queues(userCalls.setPassword, '您前面还有 500 人', 60);
    await user.click(solve);
    expect(await screen.findByText('您前面还有 500 人')).toBeVisible();
    service.answers(userCalls.setPassword, null);
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(await press('保存'));
    expect(await screen.findByText('密码已更新，其他设备已下线')).toBeVisible();
    expect(sent(userCalls.setPassword.path)[1]).toMatchObject({ ticket: 'a-ticket' });
  });

  it('that was never set is set', async () => {
    const service = anAccount();
    service.answers(userCalls.isPasswordSet, false);
    open(service);
    expect(await press('设置密码')).toBeVisible();
  });
});

describe('the phone', () => {
  async function secondStep(service = anAccount()) {
    const page = open(service);
    await page.user.click(await press('更换手机号'));
    const dialog = within(await screen.findByRole('dialog', { name: '更换手机号' }));
    await page.user.click(dialog.getByRole('button', { name: '下一步' }));
    expect(dialog.getByText('验证码不能为空')).toBeVisible();
    await page.user.type(dialog.getByLabelText('验证码'), '111111');
    await page.user.click(dialog.getByRole('button', { name: '下一步' }));
    await page.user.type(dialog.getByLabelText('新手机号'), '13900139000');
    return { ...page, dialog };
  }

  it('is changed by a code from each of both, and shown at once', async () => {
    const service = anAccount();
    service.answers(userCalls.changePhone, null);
    const { user, dialog, sent } = await secondStep(service);
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，请注意查收');
    expect(sms(service.asked)).toEqual([`/${authCalls.sendCode.path}?p=13900139000`]);
    await user.type(dialog.getByLabelText('验证码'), '222222');
    service.answers(userCalls.infoComplete, aCompleteUser({ phoneNum: '139****9000' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('手机号已更新')).toBeVisible();
    expect(sent(userCalls.changePhone.path)).toEqual([
      { code: '111111', phoneNum: '13900139000', newCode: '222222' },
    ]);
    expect(await screen.findByText('139****9000')).toBeInTheDocument();
  });

  it.each([
    ['is changed', '138****5678', userCalls.changePhone, '更换手机号', '手机号已更新'],
    ['is bound', null, userCalls.bindPhone, '绑定手机号', '手机号绑定成功'],
  ])('%s after the puzzle that the service wants', async (_, phoneNum, call, title, done) => {
    const service = anAccount({ phoneNum });
    wantsPuzzleFor(service, call);
    const { user, sent } = open(service);
    await user.click(await press(title));
    const dialog = within(await screen.findByRole('dialog'));
    if (phoneNum) await user.type(dialog.getByLabelText('验证码'), '123456{Enter}');
    const asked = phoneNum ? '新手机号' : '手机号';
    await user.type(await dialog.findByLabelText(asked), '13900139000');
    await user.type(dialog.getByLabelText('验证码'), '654321{Enter}');
    await user.click(await screen.findByRole('button', { name: '拼好' }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent(call.path)[1]).toMatchObject({ ticket: 'a-ticket', phoneNum: '13900139000' });
  });

  it('leads back to the first step where the first code was wrong', async () => {
    const service = anAccount();
    service.babbles(userCalls.changePhone, 400, wrongCode('code'));
    const { user, dialog } = await secondStep(service);
    await user.type(dialog.getByLabelText('验证码'), '222222{Enter}');
    expect(await dialog.findByText(/第1步，共2步/)).toBeVisible();
    expect(dialog.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已失效');
  });

  it('is bound by who has none yet, who needs it for a password', async () => {
    const service = anAccount({ phoneNum: null });
    service.answers(userCalls.bindPhone, null);
    const { user, sent } = open(service);
    await user.click(await press('绑定手机号'));
    expect(screen.queryByRole('button', { name: /密码/ })).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: '绑定手机号' }));
    await user.type(dialog.getByLabelText('手机号'), '12345');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('手机号格式错误')).toBeVisible();
    await user.clear(dialog.getByLabelText('手机号'));
    await user.type(dialog.getByLabelText('手机号'), '13900139000');
    await user.type(dialog.getByLabelText('验证码'), '333333{Enter}');
    expect(await screen.findByText('手机号绑定成功')).toBeVisible();
    expect(sent(userCalls.bindPhone.path)).toEqual([{ phoneNum: '13900139000', code: '333333' }]);
  });
});

it('joins an account that a school made to the one that the phone has', async () => {
  const service = anAccount({ phoneNum: null });
  service.refuses(userCalls.bindPhone, {
    status: 409,
    flag: 409,
    key: 'phone.taken',
    message: '该手机号已被其他账号使用',
  });
  service.answers(ownSchoolCalls.join, { token: 'another', expiresAt: Date.now() + 1e6 });
  const { user, sent, tokens } = open(service);
  await user.click(await press('绑定手机号'));
  const dialog = within(await screen.findByRole('dialog', { name: '绑定手机号' }));
  await user.type(dialog.getByLabelText('手机号'), '13900139000');
  await user.type(dialog.getByLabelText('验证码'), '333333{Enter}');
  await user.click(await dialog.findByRole('button', { name: '合并到该手机号的账号' }));
  expect(await screen.findByText('账号已合并')).toBeVisible();
  expect(sent(ownSchoolCalls.join.path)).toEqual([{ phoneNum: '13900139000', code: '333333' }]);
  expect(tokens.get()).toBe('another');
});

describe('third parties', () => {
  it('are shown as not to be had, with nothing to press', async () => {
    open();
    const section = within(await screen.findByRole('region', { name: '第三方账号绑定' }));
    expect(await section.findAllByText('暂未开通')).toHaveLength(3);
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('that cannot be read may be asked for again', async () => {
    const service = anAccount();
    service.refuses(bindingCalls.list, { status: 500, flag: 500, message: '服务异常' });
    open(service);
    const section = within(await screen.findByRole('region', { name: '第三方账号绑定' }));
    expect(await section.findByRole('button', { name: '重试' })).toBeVisible();
  });
});

describe('the sessions', () => {
  it('are ended one by one, once it was asked about', async () => {
    const service = anAccount();
    service.answersWith(sessionCalls.revoke, () => null);
    const { user } = open(service);
    await user.click(await press('下线 Safari · iPhone'));
    const question = within(await screen.findByRole('alertdialog', { name: '确定下线该设备？' }));
    service.answers(sessionCalls.list, [aSession()]);
    await user.click(question.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('设备已下线')).toBeVisible();
    expect(service.asked).toContain(`/${sessionCalls.revoke.path}?id=2`);
    await waitFor(() => expect(screen.queryByText('Safari · iPhone')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '下线其他设备' })).not.toBeInTheDocument();
    expect(screen.getByText('当前设备')).toBeInTheDocument();
  });

  it('are ended all but this one', async () => {
    const service = anAccount();
    service.answers(sessionCalls.revokeOthers, null);
    const { user } = open(service);
    await user.click(await press('下线其他设备'));
    await user.click(await press('确定'));
    expect(await screen.findByText('其他设备已下线')).toBeVisible();
  });

  it('are left alone where one thinks better of it', async () => {
    const service = anAccount();
    const { user } = open(service);
    await user.click(await press('下线其他设备'));
    await user.click(await press('取消'));
    expect(service.asked.filter((one) => one.includes('delete'))).toEqual([]);
  });
});
