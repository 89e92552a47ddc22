import { fakeService, type FakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { authCalls } from '@cheese/domain/calls/emergency/auth';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { userCalls } from '@cheese/domain/calls/emergency/user';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { screen, waitFor } from '@testing-library/react';
import { aManager, aTrainee, knows } from '../../../testing/aPerson';
import { signOut } from '../../../testing/manage';
import { renderPage } from '../../../testing/renderPage';
import { visit } from '../../../testing/visit';

jest.mock('@cheese/slider-captcha/SliderCaptcha', () =>
  jest.requireActual('@cheese/slider-captcha/testing/FakeCaptcha'),
);

const PHONE = '13800138000';
const PASSWORD = 'Kw7pzQ2m';
const aToken = { token: 'a-token', expiresAt: 0 };

function aDoor(person: EmergencyUser = aTrainee) {
  const service = fakeService();
  knows(service, person);
  service.answers(resourceCalls.ground, []);
  service.answers(authCalls.loginByPassword, aToken);
  service.answers(authCalls.loginByCode, aToken);
  service.answers(authCalls.sendCode, null);
  service.answers(userCalls.setPassword, null);
  return service;
}

afterEach(signOut);

it('leads on who is in already, to where their role works by now', async () => {
  localStorage.setItem('emergencyUserInfo', JSON.stringify(aTrainee));
  const { at } = visit('/emergencyCenter/login', aManager);
  await waitFor(() => expect(at()).toBe('/emergencyCenter/system'));
});

async function openLogin(service: FakeService = aDoor(), address = '/emergencyCenter/login') {
  const sent = recordBodies(service);
  const page = renderPage(address, service);
  await screen.findByRole('tab', { name: '密码登录' });
  const { user } = page;
  const fill = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    sent,
    fill,
    press,
    choose: (name: string) => user.click(screen.getByRole('tab', { name })),
    agree: () => user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ })),
    solve: async () => user.click(await screen.findByRole('button', { name: '拼好' })),
    async byPassword() {
      await fill('手机号', PHONE);
      await fill('密码', PASSWORD);
      await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
      await press('登录');
      await user.click(await screen.findByRole('button', { name: '拼好' }));
    },
  };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'smreds-token-test=; Max-Age=0; Path=/';
});

describe('a login by password', () => {
  it('brings a trainee home', async () => {
    const { byPassword, at, sent, tokens } = await openLogin();
    await byPassword();
    expect(await screen.findByText('登录成功！')).toBeVisible();
    await waitFor(() => expect(at()).toBe('/emergencyCenter'));
    expect(sent(authCalls.loginByPassword.path)).toEqual([
      { loginPlatform: 1, expireTime: 86_400, phoneNum: PHONE, password: PASSWORD },
    ]);
    expect(tokens.get()).toBe('a-token');
    expect(await screen.findByText('您好，苏念')).toBeVisible();
  });

  it('brings a manager to the system', async () => {
    const { byPassword, at } = await openLogin(aDoor(aManager));
    await byPassword();
    await waitFor(() => expect(at()).toBe('/emergencyCenter/system'));
  });

  it('brings back to where somebody was', async () => {
    const there = '/emergencyCenter/system/questionManage?page=3';
    const { byPassword, at } = await openLogin(aDoor(aManager), there);
    await byPassword();
    await waitFor(() => expect(at()).toBe(there));
  });

  it('that is wrong says so and keeps what was filled in', async () => {
    const service = aDoor();
    service.refuses(authCalls.loginByPassword, {
      status: 400,
      flag: 400,
      message: '账号或密码错误！',
    });
    const { byPassword, tokens } = await openLogin(service);
    await byPassword();
    expect(await screen.findByText('账号或密码错误！')).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD);
    expect(tokens.get()).toBeNull();
  });

  it('shows the server’s puzzle where it wants one, and says its ticket', async () => {
    const service = aDoor();
    service.answers(authCalls.puzzle, { puzzleId: 'p1', background: '', piece: '', pieceY: 0 });
    service.answers(authCalls.solvePuzzle, { ticket: 't-1', expiresAt: 0 });
    service.refuses(authCalls.loginByPassword, { status: 428, flag: 428, message: '请完成验证' });
    const { byPassword, solve, sent } = await openLogin(service);
    await byPassword();
    await waitFor(() => expect(sent(authCalls.loginByPassword.path)).toHaveLength(1));
    service.answers(authCalls.loginByPassword, aToken);
    await solve();
    expect(await screen.findByText('登录成功！')).toBeVisible();
    expect(sent(authCalls.loginByPassword.path)[1]).toMatchObject({ ticket: 't-1' });
  });

  it('whose puzzle is given up asks nothing', async () => {
    const { fill, agree, press, sent } = await openLogin();
    await fill('手机号', PHONE);
    await fill('密码', PASSWORD);
    await agree();
    await press('登录');
    await screen.findByRole('dialog', { name: '请完成安全验证' });
    await press('关闭');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(authCalls.loginByPassword.path)).toEqual([]);
  });
});

describe('what is filled in badly', () => {
  it('is said under its field, and the first of it has the focus', async () => {
    const { press } = await openLogin();
    await press('登录');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(screen.getByLabelText('手机号')).toHaveFocus();
  });

  it('is told of on the other way, too', async () => {
    const { press, fill, choose } = await openLogin();
    await choose('验证码登录');
    await fill('手机号', '12345');
    await press('登录/注册');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式错误');
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码不能为空');
  });

  it('is the agreement alone, once the fields are right', async () => {
    const { press, fill } = await openLogin();
    await fill('手机号', PHONE);
    await fill('密码', PASSWORD);
    await press('登录');
    expect(screen.getByRole('tooltip')).toHaveTextContent('请阅读并勾选协议');
    expect(screen.getByRole('link', { name: '《用户协议》' })).toHaveAttribute(
      'href',
      'http://main.test/agreement/user',
    );
  });
});

it('a code is sent, counted down and used', async () => {
  const { choose, fill, press, agree, solve, sent } = await openLogin();
  await choose('验证码登录');
  await press('获取验证码');
  expect(await screen.findByText('请输入手机号！')).toBeVisible();
  await fill('手机号', PHONE);
  await press('获取验证码');
  expect(await screen.findByText('验证码已发送，请注意查收')).toBeVisible();
  expect(screen.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await fill('验证码', '123456');
  await agree();
  await press('登录/注册');
  await solve();
  expect(await screen.findByText('登录成功！')).toBeVisible();
  expect(sent(authCalls.loginByCode.path)).toEqual([
    { loginPlatform: 1, expireTime: 86_400, mobile: PHONE, code: '123456' },
  ]);
});

it('one code is sent, however often the button is pressed meanwhile', async () => {
  const service = aDoor();
  service.hangs(authCalls.sendCode);
  const { choose, fill, user } = await openLogin(service);
  await choose('验证码登录');
  await fill('手机号', PHONE);
  await user.dblClick(screen.getByRole('button', { name: '获取验证码' }));
  await user.click(await screen.findByRole('button', { name: '发送中…' }));
  const sends = service.asked.filter((address) => address.includes(authCalls.sendCode.path));
  expect(sends).toHaveLength(1);
});

it('a forgotten password is set anew by a code, and signs in', async () => {
  const { press, fill, agree, solve, sent } = await openLogin();
  await press('忘记密码？');
  await screen.findByRole('heading', { name: '重置密码' });
  await fill('手机号', PHONE);
  await fill('验证码', '123456');
  await fill('新密码', PASSWORD);
  await fill('确认密码', `${PASSWORD}x`);
  await press('重置并登录');
  expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致！');
  await fill('确认密码', '{Backspace}');
  await agree();
  await press('重置并登录');
  await solve();
  expect(await screen.findByText('登录成功！')).toBeVisible();
  expect(sent(userCalls.setPassword.path)).toEqual([
    { code: '123456', newPassword: PASSWORD, phoneNum: PHONE },
  ]);
  expect(sent(authCalls.loginByPassword.path)).toMatchObject([{ password: PASSWORD }]);
});
