import { authCalls } from '@cheese/domain/calls/people/auth';
import { userCalls } from '@cheese/domain/calls/people/user';
import { act, screen, waitFor } from '@testing-library/react';
import { aDoor, openLogin } from './testing/openLogin';

jest.mock('@cheese/slider-captcha/SliderCaptcha', () =>
  jest.requireActual('@cheese/slider-captcha/testing/FakeCaptcha'),
);

const PHONE = '13800138000';
const codesAsked = (asked: readonly string[]) =>
  asked.filter((address) => address.includes(authCalls.sendCode.path));

describe('the button that sends a code', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('says what is wrong with the phone in a toast, and sends nothing', async () => {
    const { press, fill, service } = await openLogin();
    await press('获取验证码');
    expect(await screen.findByText('请输入手机号！')).toBeVisible();
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    await fill('手机号', '138');
    await press('获取验证码');
    expect(await screen.findByText('手机号格式错误！')).toBeVisible();
    expect(codesAsked(service.asked)).toEqual([]);
  });

  it('counts down from 60 and comes back, also over a change of tab', async () => {
    const { press, fill, choose, service } = await openLogin();
    await fill('手机号', PHONE);
    await press('获取验证码');
    expect(await screen.findByRole('button', { name: /^(60|5\d)秒后重发$/ })).toBeVisible();
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(codesAsked(service.asked)).toEqual([expect.stringContaining(`p=${PHONE}`)]);

    await pass(30);
    await choose('密码登录');
    await choose('验证码登录');
    // The countdown keeps running, so the exact second is unknown.
    const button = screen.getByRole('button', { name: /^(30|[12]\d)秒后重发$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await press(button.textContent ?? '');
    expect(codesAsked(service.asked)).toHaveLength(1);
    await pass(31);
    await press('获取验证码');
    await waitFor(() => expect(codesAsked(service.asked)).toHaveLength(2));
  });

  it('sends one code, however often it is pressed meanwhile', async () => {
    const service = aDoor();
    service.hangs(authCalls.sendCode);
    const { user, fill } = await openLogin(service);
    await fill('手机号', PHONE);
    await user.dblClick(screen.getByRole('button', { name: '获取验证码' }));
    await user.click(await screen.findByRole('button', { name: '发送中…' }));
    expect(codesAsked(service.asked)).toHaveLength(1);
  });

  it('says why nothing was sent, and may be pressed again at once', async () => {
    const service = aDoor();
    service.refuses(authCalls.sendCode, { status: 429, flag: 429, message: '操作过于频繁' });
    const { press, fill } = await openLogin(service);
    await fill('手机号', PHONE);
    await press('获取验证码');
    expect(await screen.findByText('操作过于频繁')).toBeVisible();
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeVisible();
  });

  it('warns where no network carried the call', async () => {
    const service = aDoor();
    service.unplug(authCalls.sendCode);
    const { press, fill } = await openLogin(service);
    await fill('手机号', PHONE);
    await press('获取验证码');
    expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
    expect(screen.getByTitle('提醒')).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  async function openForgot(service = aDoor()) {
    const page = await openLogin(service);
    await page.choose('密码登录');
    await page.press('忘记密码？');
    expect(await screen.findByRole('heading', { name: '重置密码' })).toBeVisible();
    return page;
  }

  async function fillForgot(page: Awaited<ReturnType<typeof openForgot>>) {
    await page.fill('手机号', PHONE);
    await page.fill('验证码', '123456');
    await page.fill('新密码', 'Kw7pzQ2m');
    await page.fill('确认密码', 'Kw7pzQ2m');
    await page.agree();
    await page.press('重置并登录');
    await page.solve();
  }

  it('asks for everything that it needs', async () => {
    const { press, fill } = await openForgot();
    expect(screen.getByPlaceholderText('6-10位，包含大小写字母和数字')).toBeVisible();
    await press('重置并登录');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号不能为空');
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码不能为空');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请输入密码');
    expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('请再次输入密码');
    await fill('新密码', 'Kw7pzQ2m');
    await fill('确认密码', 'Kw7pzQ2');
    await press('重置并登录');
    expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致！');
  });

  it('is replaced, and the new one signs in', async () => {
    const service = aDoor();
    service.answers(userCalls.setPassword, null);
    const page = await openForgot(service);
    await fillForgot(page);
    expect(await screen.findByText('登录成功！')).toBeVisible();
    expect(page.sent(userCalls.setPassword.path)).toEqual([
      { code: '123456', newPassword: 'Kw7pzQ2m', phoneNum: PHONE },
    ]);
    expect(page.sent(authCalls.loginByPassword.path)).toEqual([
      { loginPlatform: 1, expireTime: 86400, phoneNum: PHONE, password: 'Kw7pzQ2m' },
    ]);
    await waitFor(() => expect(page.at()).toBe('/'));
  });

  it('that is replaced stays so where the login after it fails: one more click is enough', async () => {
    const service = aDoor();
    service.answers(userCalls.setPassword, null);
    service.unplug(authCalls.loginByPassword);
    const page = await openForgot(service);
    await fillForgot(page);
    expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('密码')).toHaveValue('Kw7pzQ2m');
    expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  });

  it('that is remembered after all leads back to the form', async () => {
    const { press } = await openForgot();
    await press('返回');
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
  });
});
