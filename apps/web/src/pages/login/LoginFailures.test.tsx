import { authCalls } from '@cheese/domain/calls/people/auth';
import { userCalls } from '@cheese/domain/calls/people/user';
import { screen, waitFor } from '@testing-library/react';
import { aDoor, aToken, openLogin } from './testing/openLogin';

jest.mock('@cheese/slider-captcha/SliderCaptcha', () =>
  jest.requireActual('@cheese/slider-captcha/testing/FakeCaptcha'),
);

const PHONE = '13800138000';

const refusal = (status: number, key: string, message: string) =>
  [status, { flag: status, message, data: null, key }] as const;

async function byPassword(service = aDoor()) {
  const page = await openLogin(service);
  await page.choose('密码登录');
  await page.fill('手机号', PHONE);
  await page.fill('密码', 'Kw7pzQ2m');
  await page.agree();
  await page.press('登录');
  return page;
}

async function byCode(service = aDoor()) {
  const page = await openLogin(service);
  await page.fill('手机号', PHONE);
  await page.fill('验证码', '123456');
  await page.agree();
  await page.press('登录/注册');
  return page;
}

describe('a login that fails', () => {
  it('by a wrong password says so and keeps what was filled in', async () => {
    const service = aDoor();
    service.babbles(authCalls.loginByPassword, ...refusal(400, 'login.wrong', '账号或密码错误！'));
    const { solve, press, tokens } = await byPassword(service);
    await solve();
    expect(await screen.findByText('账号或密码错误！')).toBeVisible();
    expect(screen.getByLabelText('手机号')).toHaveValue(PHONE);
    expect(screen.getByLabelText('密码')).toHaveValue('Kw7pzQ2m');
    expect(tokens.get()).toBeNull();

    service.answers(authCalls.loginByPassword, aToken);
    await press('登录');
    await solve();
    expect(await screen.findByText('登录成功！')).toBeVisible();
  });

  it('by a wrong code clears the code alone', async () => {
    const service = aDoor();
    service.babbles(authCalls.loginByCode, ...refusal(400, 'code.wrong', '验证码错误或已失效'));
    const { solve } = await byCode(service);
    await solve();
    expect(await screen.findByText('验证码错误或已失效')).toBeVisible();
    expect(screen.getByLabelText('手机号')).toHaveValue(PHONE);
    expect(screen.getByLabelText('验证码')).toHaveValue('');
  });

  it('by the network keeps the code', async () => {
    const service = aDoor();
    service.unplug(authCalls.loginByCode);
    const { solve } = await byCode(service);
    await solve();
    expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
    expect(screen.getByLabelText('验证码')).toHaveValue('123456');
  });

  it('because nobody can be read says so and stays', async () => {
    const service = aDoor();
    service.refuses(userCalls.infoComplete, { status: 500, flag: 500, message: '服务异常' });
    const { solve, at } = await byCode(service);
    await solve();
    expect(await screen.findByText('服务异常')).toBeVisible();
    expect(screen.queryByText('登录成功！')).toBeNull();
    expect(at()).toBe('/login');
  });
});

describe('a second click', () => {
  it('while the login is under way does nothing', async () => {
    const service = aDoor();
    service.hangs(authCalls.loginByCode);
    const { solve, user, sent } = await byCode(service);
    await solve();
    const button = await screen.findByRole('button', { name: '登录中…' });
    await user.dblClick(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(authCalls.loginByCode.path)).toHaveLength(1);
  });

  it('while the organisations are asked for does nothing', async () => {
    const service = aDoor();
    service.hangs(authCalls.organisationsByPassword);
    const page = await openLogin(service);
    await page.choose('学校账号登录');
    await page.fill('账号', 'li');
    await page.fill('密码', 'geheim');
    await page.agree();
    await page.user.dblClick(screen.getByRole('button', { name: '登录' }));
    expect(page.sent(authCalls.organisationsByPassword.path)).toHaveLength(1);
  });
});

describe('a server that has seen too many failures', () => {
  const ticket = { ticket: 'a-ticket', expiresAt: 0 };

  function suspicious() {
    const service = aDoor();
    service.answers(authCalls.solvePuzzle, ticket);
    service.context.http.interceptors.request.use((config) => {
      const isLogin = config.url?.endsWith(authCalls.loginByCode.path);
      if (isLogin && (config.data as { ticket?: string }).ticket) {
        service.answers(authCalls.loginByCode, aToken);
      }
      return config;
    });
    service.babbles(authCalls.loginByCode, ...refusal(428, 'puzzle.needed', '请完成安全验证'));
    return service;
  }

  it('lets in with the ticket of its own puzzle', async () => {
    const { solve, sent } = await byCode(suspicious());
    await solve();
    await waitFor(() => expect(sent(authCalls.loginByCode.path)).toHaveLength(1));
    await solve();
    expect(await screen.findByText('登录成功！')).toBeVisible();
    expect(sent(authCalls.solvePuzzle.path)).toEqual([{ puzzleId: 'p1', x: 120 }]);
    expect(sent(authCalls.loginByCode.path)[1]).toMatchObject({ ticket: 'a-ticket' });
  });

  it('does not where that is closed', async () => {
    const { solve, user, sent } = await byCode(suspicious());
    await solve();
    await user.click(await screen.findByRole('button', { name: '关闭' }));
    expect(screen.getByRole('button', { name: '登录/注册' })).toBeVisible();
    expect(sent(authCalls.loginByCode.path)).toHaveLength(1);
  });
});

describe('a line of those who sign in', () => {
  const words = '当前登录人数较多，您前面还有 500 人，约 11 秒后轮到您，您的位置会保留';

  /**
   * A fake service that answers so many sign-ins with a queue of some seconds before it accepts
   * one.
   */
  function crowded(times: number, seconds: number) {
    const service = aDoor();
    let left = times;
    service.context.http.interceptors.request.use((config) => {
      if (!config.url?.endsWith(authCalls.loginByCode.path)) return config;
      if (left-- > 0) service.queues(authCalls.loginByCode, words, seconds);
      else service.answers(authCalls.loginByCode, aToken);
      return config;
    });
    return service;
  }

  it('is stood in by the page itself, which asks again and goes in', async () => {
    const { solve, sent } = await byCode(crowded(2, 0));
    await solve();
    expect(await screen.findByText('登录成功！')).toBeVisible();
    expect(sent(authCalls.loginByCode.path)).toHaveLength(3);
  });

  it('says the place once, and can be left', async () => {
    const { solve, press, sent } = await byCode(crowded(1, 60));
    await solve();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('status', { name: '正在排队' })).toBeVisible();
    await press('取消');
    expect(await screen.findByRole('button', { name: '登录/注册' })).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByLabelText('验证码')).toHaveValue('123456');
    expect(sent(authCalls.loginByCode.path)).toHaveLength(1);
  });
});
