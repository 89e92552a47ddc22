import { openCalls } from '@cheese/domain/calls/base/open';
import { scanCalls } from '@cheese/domain/calls/people/scan';
import { act, screen, waitFor } from '@testing-library/react';
import { aDoor, aToken, openLogin } from './testing/openLogin';

const refused = { status: 408, flag: 408, message: '二维码已失效，点击刷新' };

/** A fake service that issues numbered codes. */
function withCodes() {
  const service = aDoor();
  let codes = 0;
  service.answersWith(openCalls.generateIds, () => [`code-${++codes}`]);
  service.answers(scanCalls.cancel, null);
  service.answers(scanCalls.submit, aToken);
  service.hangs(scanCalls.login);
  return service;
}

async function openScan(service = withCodes()) {
  const page = await openLogin(service);
  await page.press('扫码登录');
  const asked = (path: string) =>
    page.sent(path).map((body) => String(body as URLSearchParams | string));
  return { ...page, asked };
}

describe('a login by scan', () => {
  it('shows a code and how to use it', async () => {
    const { asked } = await openScan();
    const code = await screen.findByRole('img', { name: '登录二维码' });
    expect(code).toHaveAttribute('width', '220');
    expect(screen.getByRole('status')).toHaveTextContent('请使用平台 APP 扫描二维码登录');
    expect(asked(scanCalls.login.path)).toEqual(['uuid=code-1']);
  });

  it('asks again until the phone says yes, and then signs in', async () => {
    const service = withCodes();
    service.answers(scanCalls.login, { status: 2, token: null });
    const { asked, at } = await openScan(service);
    expect(await screen.findByText('扫码成功，请在手机上确认登录')).toBeVisible();
    service.answers(scanCalls.login, { status: 1, token: null });
    expect(await screen.findByText('登录成功！')).toBeVisible();
    expect(asked(scanCalls.submit.path)).toEqual(['uuid=code-1']);
    expect(screen.getByRole('status')).toHaveTextContent('已确认，正在登录');
    const polls = asked(scanCalls.login.path).length;
    await waitFor(() => expect(at()).toBe('/'));
    expect(asked(scanCalls.login.path)).toHaveLength(polls);
    expect(asked(scanCalls.cancel.path)).toEqual([]);
  });

  it('that the phone refuses ends without one, and offers another code', async () => {
    const service = withCodes();
    service.answers(scanCalls.login, { status: 1, token: 'cancelled' });
    const { press, asked } = await openScan(service);
    expect(await screen.findByText('用户已取消登录')).toBeVisible();
    expect(asked(scanCalls.submit.path)).toEqual([]);
    service.hangs(scanCalls.login);
    await press('点击刷新');
    await waitFor(() =>
      expect(asked(scanCalls.login.path)).toEqual(['uuid=code-1', 'uuid=code-2']),
    );
  });

  it('that took too long is masked, and one click brings a new code', async () => {
    const service = withCodes();
    service.refuses(scanCalls.login, refused);
    const { press, asked } = await openScan(service);
    const mask = await screen.findByRole('button', { name: '二维码已失效，点击刷新' });
    expect(mask).toBeVisible();
    service.hangs(scanCalls.login);
    await press('二维码已失效，点击刷新');
    await waitFor(() =>
      expect(asked(scanCalls.login.path)).toEqual(['uuid=code-1', 'uuid=code-2']),
    );
    expect(screen.queryByRole('button', { name: '二维码已失效，点击刷新' })).toBeNull();
  });

  it('without a network says so and tries again', async () => {
    const service = withCodes();
    service.unplug(openCalls.generateIds);
    const { press } = await openScan(service);
    expect(await screen.findByText('二维码加载失败')).toBeVisible();
    service.answers(openCalls.generateIds, ['code-9']);
    await press('点击刷新');
    expect(await screen.findByRole('img', { name: '登录二维码' })).toBeVisible();
  });

  it('that cannot be submitted offers another code', async () => {
    const service = withCodes();
    service.answers(scanCalls.login, { status: 1, token: null });
    service.refuses(scanCalls.submit, { status: 500, flag: 500, message: '服务异常' });
    const { asked } = await openScan(service);
    expect(await screen.findByText('服务异常')).toBeVisible();
    expect(await screen.findByRole('button', { name: '点击刷新' })).toBeVisible();
    expect(asked(scanCalls.login.path)).toEqual(['uuid=code-1']);
  });

  it('is called off by whoever turns back to the form', async () => {
    const { press, asked } = await openScan();
    await screen.findByRole('img', { name: '登录二维码' });
    await press('账号登录');
    expect(screen.getByRole('tab', { name: '验证码登录' })).toBeVisible();
    await waitFor(() => expect(asked(scanCalls.cancel.path)).toEqual(['uuid=code-1']));
  });

  it('that is spent need not be called off', async () => {
    const service = withCodes();
    service.refuses(scanCalls.login, refused);
    const { press, asked } = await openScan(service);
    await screen.findByRole('button', { name: '二维码已失效，点击刷新' });
    await press('账号登录');
    await act(async () => undefined);
    expect(asked(scanCalls.cancel.path)).toEqual([]);
  });
});
