import { fakeService } from '@cheese/api-client/testing/fakeService';
import { act, screen, waitFor, within } from '@testing-library/react';
import { departTo } from './features/neighbour/departTo';
import { fakeSignIn } from './testing/aPerson';
import { renderSite } from './testing/renderPage';

jest.mock('./features/neighbour/departTo', () => ({ departTo: jest.fn() }));

afterEach(() => {
  jest.mocked(departTo).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const brand = () => within(screen.getByRole('banner')).getAllByRole('link')[0];

describe('old addresses', () => {
  it.each(['/home', '/index'])('%s leads to the home', async (address) => {
    const { at } = renderSite(`${address}?outLine=3`);
    await waitFor(() => expect(at()).toBe('/?outLine=3'));
  });

  it('the emergency centre is left for, with path and question', async () => {
    renderSite('/emergencyCenter/system/welfare?keyword=CPR');
    const address = 'http://emergency.test/emergencyCenter/system/welfare?keyword=CPR';
    await waitFor(() => expect(departTo).toHaveBeenCalledWith(address));
  });
});

describe('a page of one thing', () => {
  it.each([
    ['/testingCenter/detail', '/testingCenter'],
    ['/course/teacher?teacherId=', '/course'],
  ])('%s leads to the list where it is chosen', async (address, list) => {
    const { at } = renderSite(address);
    expect(await screen.findByText('请先从列表中选择要打开的内容')).toBeVisible();
    expect(at()).toBe(list);
  });
});

describe('a step inside the site', () => {
  it.each(['/login', '/roam', '/help'])('to %s is read on from its main part', async (address) => {
    const { router } = renderSite('/colleges');
    await screen.findByRole('banner');
    await act(() => router.navigate(address));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('the head of the pages that all areas share', () => {
  it.each([
    ['/orderCenter', 'AI数字医学虚拟仿真课程平台', '/'],
    ['/orderCenter?showType=1', 'AI数字医学虚拟仿真课程平台', '/'],
    ['/orderCenter?showType=2', 'AI数字医学虚拟仿真课程平台 形态学实验中心', '/morphology'],
    ['/orderCenter?showType=3', 'AI数字医学虚拟仿真课程平台 考试中心', '/testingCenter'],
    ['/orderCenter?showType=4', 'AI数字医学虚拟仿真课程平台', '/'],
    ['/help?showType=2', 'AI数字医学虚拟仿真课程平台 形态学实验中心', '/morphology'],
  ])('%s is %s', async (address, name, home) => {
    const service = fakeService();
    fakeSignIn(service);
    const { session } = renderSite(address, service);
    await act(() => session.signIn('good'));
    await screen.findByRole('banner');
    expect(brand()).toHaveAccessibleName(name);
    expect(brand()).toHaveAttribute('href', home);
  });

  it('is kept by what leads from one of them to the next', async () => {
    const service = fakeService();
    fakeSignIn(service);
    const { session, user } = renderSite('/orderCenter?showType=3', service);
    await act(() => session.signIn('good'));
    await user.click(screen.getByRole('button', { name: '王医生，账号菜单' }));
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: '订单中心' });
    expect(href('订单中心')).toBe('/orderCenter?showType=3');
    expect(href('个人设置')).toBe('/userInfo/userSet?showType=3');
  });
});

describe('layouts', () => {
  const footer = () => screen.queryByRole('contentinfo');

  it.each(['/testingCenter', '/testingCenter/detail', '/morphology', '/luohe', '/course/detail'])(
    '%s has head and footer',
    async (address) => {
      renderSite(address);
      // The first one, because sections of a page may have a header too.
      expect((await screen.findAllByRole('banner'))[0]).toBeVisible();
      expect(footer()).toBeVisible();
    },
  );

  it.each([
    '/testingCenter/examination',
    '/testingCenter/test',
    '/pay/card',
    '/firstAidDrillSystem',
  ])('%s has a head and no footer', async (address) => {
    renderSite(address);
    expect(await screen.findByRole('banner')).toBeVisible();
    expect(footer()).toBeNull();
  });

  it.each(['/anatomy/study?id=none', '/morphology/library?id=none'])(
    '%s stands alone',
    async (address) => {
      renderSite(address);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.getByRole('main')).toBeVisible();
    },
  );

  it('the alternate head has the six areas as its tabs', async () => {
    renderSite('/cloudteach/cloudteach');
    const nav = await screen.findByRole('navigation', { name: '主导航' });
    const tabs = within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(tabs).toEqual(['首页', '云课堂', '考试中心', '形态学实验中心', '高校课程', '云教学']);
    expect(within(nav).getByRole('link', { name: '云教学' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('the classroom has its menu, which keeps the course', async () => {
    const { user, at } = renderSite('/colleges/rank?courseId=3&courseType=2&menuIndex=2');
    const menu = await screen.findByRole('navigation', { name: '课堂菜单' });
    const rank = within(menu).getByRole('link', { name: '评分标准' });
    expect(rank).toHaveAttribute('aria-current', 'page');
    rank.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(at()).toBe('/colleges/test?courseId=3&courseType=2&menuIndex=4');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('a page that is not built yet', () => {
  it('says so, what it will hold, and where to go meanwhile', async () => {
    renderSite('/colleges/rank');
    expect(await screen.findByRole('heading', { level: 1, name: '评分标准' })).toBeVisible();
    expect(screen.getByText('此页面正在建设中，开放前您可以先看看已有的内容。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '评分构成' })).toBeVisible();
    const leads = screen.getByRole('group', { name: '现在可以去' });
    expect(within(leads).getAllByRole('link').length).toBeGreaterThan(0);
    expect(document.title).toBe('评分标准 - AI数字医学虚拟仿真课程平台');
  });
});
