import { authCalls } from '@cheese/domain/calls/people/auth';
import { screen, waitFor } from '@testing-library/react';
import { leaveSite } from './leaveSite';
import { aDoor, anOrganisation, openLogin } from './testing/openLogin';

jest.mock('./leaveSite', () => ({ leaveSite: jest.fn() }));
jest.mock('@cheese/slider-captcha/SliderCaptcha', () =>
  jest.requireActual('@cheese/slider-captcha/testing/FakeCaptcha'),
);

const PHONE = '13800138000';

beforeEach(() => {
  jest.mocked(leaveSite).mockClear();
  sessionStorage.clear();
});

describe('/login', () => {
  it('shows what it is for, and names itself', async () => {
    await openLogin();
    expect(document.title).toBe('登录 - AI数字医学虚拟仿真课程平台');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/理论、虚拟、实践一体化/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '《用户协议》' })).toHaveAttribute(
      'href',
      '/agreement/user',
    );
    expect(screen.getByRole('link', { name: '《隐私协议》' })).toHaveAttribute(
      'href',
      '/agreement/privacy',
    );
  });

  it('says plainly that no third party is connected', async () => {
    await openLogin();
    const wechat = screen.getByRole('button', { name: '微信登录暂未开通' });
    expect(wechat).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('微信登录暂未开通')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'QQ登录暂未开通' })).toBeVisible();
  });
});

describe('what is wrong is said under the fields', () => {
  it('of the code, and leads to the first of it', async () => {
    const { press, fill } = await openLogin();
    await press('登录/注册');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号不能为空');
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码不能为空');
    expect(screen.getByLabelText('手机号')).toHaveFocus();

    await fill('手机号', '12345678901');
    expect(screen.queryByText('手机号不能为空')).toBeNull();
    await press('登录/注册');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式错误');
  });

  it('of the password', async () => {
    const { choose, press, fill } = await openLogin();
    await choose('密码登录');
    await press('登录');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    await fill('手机号', '1380013');
    await press('登录');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式错误');
  });

  it('of the school account, and is gone with its tab', async () => {
    const { choose, enter, user } = await openLogin();
    await choose('学校账号登录');
    await enter('账号');
    expect(screen.getByLabelText('账号')).toHaveAccessibleDescription('请输入账号');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    await user.click(screen.getByRole('tab', { name: '密码登录' }));
    expect(screen.queryByText('请输入密码')).toBeNull();
  });

  it('of the agreement, and goes no further', async () => {
    const { fill, press, agree, service } = await openLogin();
    await fill('手机号', PHONE);
    await fill('验证码', '123456');
    await press('登录/注册');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('请阅读并勾选协议');
    const box = screen.getByRole('checkbox', { name: /我已阅读并同意/ });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('请阅读并勾选协议');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(service.asked.join()).not.toContain('login');
    await agree();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

it('goes from tab to tab by arrows', async () => {
  const { user, choose } = await openLogin();
  await choose('验证码登录');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '学校账号登录' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '学校账号登录' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true');
});

describe('signing in', () => {
  it('by code: puzzle, call, toast, home', async () => {
    const { fill, press, agree, solve, sent, at, tokens } = await openLogin();
    await fill('手机号', PHONE);
    await fill('验证码', '123456');
    await agree();
    await press('登录/注册');
    expect(await screen.findByRole('dialog', { name: '请完成安全验证' })).toBeVisible();
    expect(sent(authCalls.loginByCode.path)).toEqual([]);
    await solve();
    expect(await screen.findByText('登录成功！')).toBeVisible();
    expect(sent(authCalls.loginByCode.path)).toEqual([
      { loginPlatform: 1, expireTime: 86400, mobile: PHONE, code: '123456' },
    ]);
    expect(tokens.get()).toBe('a-token');
    expect(at()).toBe('/login');
    await waitFor(() => expect(at()).toBe('/'));
  });

  it('by password, back to where they were', async () => {
    const page = await openLogin();
    page.session.backPath.remember('/realTimeInfo?page=2');
    await page.choose('密码登录');
    await page.fill('手机号', PHONE);
    await page.fill('密码', 'Kw7pzQ2m');
    await page.agree();
    await page.enter('密码');
    await page.solve();
    await waitFor(() => expect(page.at()).toBe('/realTimeInfo?page=2'));
    expect(page.sent(authCalls.loginByPassword.path)).toEqual([
      { loginPlatform: 1, expireTime: 86400, phoneNum: PHONE, password: 'Kw7pzQ2m' },
    ]);
  });

  it.each([
    [1, '/univ/colleges/school'],
    [2, '/univ/'],
    [3, '/univ/stu-sys/my-study'],
  ] as const)('as role %d leads to the system at %s', async (role, address) => {
    const page = await openLogin(aDoor(role));
    await page.fill('手机号', PHONE);
    await page.fill('验证码', '123456');
    await page.agree();
    await page.press('登录/注册');
    await page.solve();
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith(address));
  });

  it('goes no further where the puzzle is closed', async () => {
    const page = await openLogin();
    await page.fill('手机号', PHONE);
    await page.fill('验证码', '123456');
    await page.agree();
    await page.press('登录/注册');
    await page.user.click(await screen.findByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('验证码')).toHaveValue('123456');
    expect(page.sent(authCalls.loginByCode.path)).toEqual([]);
  });
});

describe('a school account', () => {
  const withOrganisations = async (...organisations: ReturnType<typeof anOrganisation>[]) => {
    const service = aDoor(3);
    service.answers(authCalls.organisationsByPassword, organisations);
    const page = await openLogin(service);
    await page.choose('学校账号登录');
    await page.fill('账号', 'li');
    await page.fill('密码', 'geheim');
    await page.agree();
    await page.press('登录');
    return page;
  };
  const first = anOrganisation({ mainOrgId: 7, name: '甲医学院', logo: 'org/default.png' });
  const second = anOrganisation({ mainOrgId: 8, name: '乙医院', logo: 'org/8.png' });

  it('without an organisation is refused', async () => {
    await withOrganisations();
    expect(await screen.findByText('账号或密码错误！')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('账号')).toHaveValue('li');
  });

  it('with one goes straight to the puzzle and in', async () => {
    const { solve, sent } = await withOrganisations(first);
    await solve();
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('/univ/stu-sys/my-study'));
    expect(sent(authCalls.organisationsByPassword.path)).toEqual([{ name: 'li', pwd: 'geheim' }]);
    expect(sent(authCalls.loginBySchoolAccount.path)).toEqual([
      { loginPlatform: 1, expireTime: 86400, orgId: 7, username: 'li', password: 'geheim' },
    ]);
  });

  it('with several chooses one', async () => {
    const { press, solve, sent, user } = await withOrganisations(first, second);
    expect(await screen.findByRole('heading', { name: '您可进入以下机构' })).toBeVisible();
    expect(screen.getByText('甲')).toBeInTheDocument();
    await press('登录');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('机构不能为空');
    expect(screen.getByRole('radio', { name: /甲医学院/ })).toHaveFocus();

    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /乙医院/ })).toBeChecked();
    await press('登录');
    await solve();
    await waitFor(() =>
      expect(sent(authCalls.loginBySchoolAccount.path)).toEqual([
        expect.objectContaining({ orgId: 8 }),
      ]),
    );
  });

  it('goes back to its form, which is still filled in', async () => {
    const { press } = await withOrganisations(first, second);
    await screen.findByRole('heading', { name: '您可进入以下机构' });
    expect(screen.getByRole('region', { name: '账号登录' })).toHaveFocus();
    await press('返回');
    expect(screen.getByLabelText('账号')).toHaveValue('li');
    expect(screen.getByLabelText('密码')).toHaveValue('geheim');
  });
});
