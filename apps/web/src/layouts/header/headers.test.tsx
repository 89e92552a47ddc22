import { fakeService } from '@cheese/api-client/testing/fakeService';
import { downloadCalls } from '@cheese/domain/calls/content/download';
import { noticeCalls } from '@cheese/domain/calls/people/notice';
import { outlineCalls } from '@cheese/domain/calls/content/outline';
import { userCalls } from '@cheese/domain/calls/people/user';
import type { Role } from '@cheese/domain/codes/people/roles';
import type { Halo } from '@cheese/domain/contract/people/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anApp } from '../../testing/anApp';
import { fakeSignIn } from '../../testing/aPerson';
import { renderSite } from '../../testing/renderPage';
import { setWidth } from '../../testing/setWidth';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
  jest.restoreAllMocks();
});

const outline = [
  { id: 3, title: '解剖', actionValue: '/anatomy/list' },
  { id: 5, title: '题库', actionValue: '/productList?productType=4' },
  { id: 7, title: 'AI技术', actionValue: '/search?keyword=AI' },
];

async function seenBy(
  role: Role | null | 'visitor',
  address = '/certificate/verify',
  halos: Halo[] = [],
) {
  const service = fakeService();
  service.answers(outlineCalls.list, outline);
  service.answers(userCalls.halo, halos);
  service.answers(noticeCalls.unreadTotal, 0);
  service.answers(downloadCalls.list, [anApp]);
  fakeSignIn(service, { orgUserRole: role && role !== 'visitor' ? { code: role } : null });
  const page = renderSite(address, service);
  await screen.findByRole('banner');
  if (role !== 'visitor') await act(() => page.session.signIn('good'));
  return page;
}

const texts = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the main header', () => {
  it('leads to the areas, and says where one is', async () => {
    await seenBy('visitor', '/morphology/list');
    const nav = within(screen.getByRole('navigation', { name: '主导航' }));
    const links = nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['首页', '云课程', '形态学实验中心', '考试中心']);
    const here = nav.getByRole('link', { name: '形态学实验中心' });
    expect(here).toHaveAttribute('aria-current', 'page');
  });

  it.each(['/course/introduce?courseId=1', '/course/teacher?id=1', '/course/detail'])(
    'says at %s that one is among the courses',
    async (address) => {
      await seenBy('visitor', address);
      const nav = within(screen.getByRole('navigation', { name: '主导航' }));
      expect(nav.getByRole('link', { name: '云课程' })).toHaveAttribute('aria-current', 'page');
    },
  );

  it('does not say so elsewhere', async () => {
    await seenBy('visitor', '/productList?productType=2');
    const nav = within(screen.getByRole('navigation', { name: '主导航' }));
    expect(nav.getByRole('link', { name: '云课程' })).not.toHaveAttribute('aria-current');
  });

  it('keeps the rest behind 更多, which arrows walk through and Esc closes', async () => {
    const { user } = await seenBy('visitor', '/certificate/verify');
    const nav = within(screen.getByRole('navigation', { name: '主导航' }));
    const more = nav.getByRole('button', { name: '更多' });
    more.focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(nav.getByRole('link', { name: '免费专区' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(nav.getByRole('link', { name: '实时资讯' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(more).toHaveFocus();
    expect(nav.queryByRole('link', { name: '实时资讯' })).toBeNull();
  });

  it.each([
    [1, ['高校管理后台', '我的课程', '', '订单中心', '个人设置', '帮助中心', '退出登录']],
    [2, ['云教学管理', '我的课程', '', '订单中心', '个人设置', '帮助中心', '退出登录']],
    [3, ['我的学习', '我的课堂', '订单中心', '个人设置', '帮助中心', '退出登录']],
    [null, ['我的学习', '我的课堂', '订单中心', '个人设置', '帮助中心', '退出登录']],
  ] as const)('has the user menu of role %p', async (role, entries) => {
    const { user } = await seenBy(role);
    await user.click(await screen.findByRole('button', { name: '王医生，账号菜单' }));
    const menu = (await screen.findByRole('link', { name: '订单中心' })).closest('ul');
    expect(texts(menu as HTMLElement)).toEqual(entries);
  });

  it('shows a member until when', async () => {
    const expiration = new Date(2099, 4, 6).getTime();
    const { user } = await seenBy(null, '/certificate/verify', [{ code: 1, expiration }]);
    await user.click(await screen.findByRole('button', { name: '王医生，账号菜单' }));
    expect(await screen.findByText('会员有效期至 2099-05-06')).toBeVisible();
  });

  it('opens the prompt for a visitor who wants messages or membership', async () => {
    const { user, session, at } = await seenBy('visitor');
    await user.click(screen.getByRole('link', { name: '会员中心' }));
    expect(session.get().isPrompting).toBe(true);
    expect(session.backPath.take()).toBe('/certificate/verify?vip=0');
    act(() => session.closePrompt());
    await user.click(screen.getByRole('link', { name: '消息' }));
    expect(session.get().isPrompting).toBe(true);
    expect(session.backPath.take()).toBe('/message');
    expect(at()).toBe('/certificate/verify');
  });

  it('leads who is signed in to both', async () => {
    const { user, at } = await seenBy(3);
    await user.click(screen.getByRole('link', { name: '消息' }));
    await waitFor(() => expect(at()).toBe('/message/officialNotice'));
    await user.click(screen.getByRole('link', { name: '会员中心' }));
    await waitFor(() => expect(at()).toBe('/message/officialNotice?vip=0'));
  });

  it('shows the code of the app with the focus, and takes it away by Esc', async () => {
    const { user } = await seenBy('visitor');
    const link = screen.getByRole('link', { name: '下载APP' });
    act(() => link.focus());
    expect(await screen.findByText('手机扫码，下载APP')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'APP下载二维码' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('手机扫码，下载APP')).toBeNull();
    expect(link).toHaveFocus();
  });
});

describe('the secondary header', () => {
  const open = async (user: Awaited<ReturnType<typeof seenBy>>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `资源分类：${name}` }));
    return (title: string) => screen.findByRole('link', { name: title });
  };

  it('lists all resources first, and adds the entry to whatever is asked', async () => {
    const { user } = await seenBy('visitor');
    const link = await open(user, '全部资源');
    expect(await link('全部资源')).toHaveAttribute('href', '/?outLine=0');
    expect(await link('AI技术')).toHaveAttribute('href', '/search?keyword=AI&outLine=7');
    const places = screen.getAllByRole('link', { name: '题库' }).map((a) => a.getAttribute('href'));
    expect(places).toContain('/productList?productType=4&outLine=5');
  });

  it('says which entry is chosen', async () => {
    await seenBy('visitor', '/anatomy/list?outLine=3');
    expect(await screen.findByRole('button', { name: '资源分类：解剖' })).toBeVisible();
  });

  it('asks a visitor who wants AI技术 to log in, and nobody else', async () => {
    const { user, session, at } = await seenBy('visitor');
    const link = await open(user, '全部资源');
    await user.click(await link('AI技术'));
    expect(session.get().isPrompting).toBe(true);
    expect(at()).toBe('/certificate/verify');
    await act(() => session.signIn('good'));
    const again = await open(user, '全部资源');
    await user.click(await again('AI技术'));
    expect(at()).toBe('/search?keyword=AI&outLine=7');
  });

  it('keeps all resources where the outline does not come', async () => {
    renderSite('/certificate/verify');
    expect(await screen.findByRole('button', { name: '资源分类：全部资源' })).toBeVisible();
  });

  it.each([
    [1680, 8],
    [1440, 6],
    [1280, 4],
    [1279, 2],
  ])('has room for its products at %d: %d', async (width, count) => {
    setWidth(width);
    await seenBy('visitor');
    const nav = within(screen.getByRole('navigation', { name: '产品导航' }));
    expect(nav.getAllByRole('link')).toHaveLength(count);
    const more = nav.queryByRole('button', { name: '更多产品' });
    expect(more === null).toBe(count === 8);
    if (!more) return;
    fireEvent.click(more);
    expect(nav.getAllByRole('link')).toHaveLength(8);
  });
});

describe('on a phone', () => {
  it('the drawer has everything', async () => {
    const { user } = await seenBy(1);
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    const drawer = within(await screen.findByRole('dialog', { name: '菜单' }));
    for (const name of ['首页', '数字标本', '题库', '解剖', '全部资源', '实时资讯', '会员中心']) {
      expect((await drawer.findAllByRole('link', { name })).length).toBeGreaterThan(0);
    }
    // The entry of 更多 for the same product is not listed a second time.
    const clinical = drawer.getByRole('link', { name: 'AI临床思维训练' });
    expect(clinical).toHaveAttribute('href', '/clinical-system/');
    expect(drawer.getByRole('link', { name: '高校管理后台' })).toBeVisible();
    expect(drawer.getByRole('button', { name: /专业/ })).toBeVisible();
  });

  it('leads a visitor in', async () => {
    const { user, at } = await seenBy('visitor');
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    await user.click(await screen.findByRole('link', { name: '登录/注册' }));
    expect(at()).toBe('/login');
  });
});
