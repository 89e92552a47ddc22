import { userCalls } from '@cheese/domain/calls/emergency/user';
import { screen } from '@testing-library/react';
import { screens } from '../../routes';
import { aManager, aTrainee } from '../../testing/aPerson';
import { visit } from '../../testing/visit';

const managed = screens.filter(({ audience }) => audience === 'managers').map(({ path }) => path);

it.each(managed)('%s leads a visitor to the login and remembers where they were', async (path) => {
  const { at, session } = visit(`${path}?page=2`, null);
  expect(await screen.findByRole('tab', { name: '密码登录' })).toBeVisible();
  expect(at()).toBe('/emergencyCenter/login');
  expect(session.backPath.take()).toBe(`${path}?page=2`);
});

it('refuses a trainee in words, and shows them nothing of the system', async () => {
  const { at } = visit('/emergencyCenter/system/welfare', aTrainee);
  expect(await screen.findByRole('heading', { name: '无权访问' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute(
    'href',
    '/emergencyCenter',
  );
  expect(screen.queryByText('福利管理')).toBeNull();
  expect(at()).toBe('/emergencyCenter/system/welfare');
});

it.each([
  [1, '请先选择机构'],
  [2, '后台概览'],
] as const)('lets role %i in', async (role, heading) => {
  visit('/emergencyCenter/system', { ...aManager, role });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('navigation', { name: '后台菜单' })).toBeVisible();
});

it('goes by what the person is now, not by what was kept of them', async () => {
  localStorage.setItem('emergencyUserInfo', JSON.stringify(aManager));
  visit('/emergencyCenter/system', { ...aManager, role: 3 });
  expect(await screen.findByRole('heading', { name: '无权访问' })).toBeVisible();
});

it('says that a person could not be read, and tries again', async () => {
  const { service, user } = visit('/emergencyCenter/system', aManager);
  service.refuses(userCalls.infoExtend, { status: 500, flag: 500, message: '服务异常' });
  expect(await screen.findByText('用户信息加载失败')).toBeVisible();
  service.answers(userCalls.infoExtend, aManager);
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '后台概览' })).toBeVisible();
});

it('asks once who somebody is', async () => {
  const { service } = visit('/emergencyCenter/system', aManager);
  await screen.findByRole('heading', { name: '后台概览' });
  const asked = service.asked.filter((url) => url.includes(userCalls.infoExtend.path));
  expect(asked).toHaveLength(1);
});

it('shows nothing of a page while the token is asked about', () => {
  visit('/emergencyCenter/system', aManager);
  expect(screen.queryByText('资源管理')).toBeNull();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'smreds-token-test=; Max-Age=0; Path=/';
});
