import { fakeService } from '@cheese/api-client/testing/fakeService';
import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { act, screen, waitFor } from '@testing-library/react';
import { departTo } from '../../../features/neighbour/departTo';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderSite } from '../../../testing/renderPage';

jest.mock('../../../features/neighbour/departTo', () => ({ departTo: jest.fn() }));

afterEach(() => {
  jest.mocked(departTo).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

describe('an area of a system that is not connected', () => {
  it.each([
    [neighbourPaths.universityCourses, '我的课程', '在教课程'],
    [neighbourPaths.contestLogin, '金砖国家技能大赛', '报名参赛'],
    [neighbourPaths.contestMap, '金砖国家技能大赛', '参赛流程'],
  ])('%s says what it will hold, and leads back', async (path, title, content) => {
    renderSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: content })).toBeVisible();
    expect(screen.getByText(/当前部署尚未接入该系统/)).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    expect(departTo).not.toHaveBeenCalled();
  });

  it('says who stands before it', async () => {
    const service = fakeService();
    const organisation = { mainOrgId: 7, name: '仁心医学院', logo: '' };
    fakeSignIn(service, { orgUserRole: { code: 2 }, organisation });
    const { session } = renderSite('/univ/mycourse', service);
    await act(() => session.signIn('good'));
    expect(await screen.findByText('仁心医学院')).toBeVisible();
    expect(screen.getByText('教师')).toBeVisible();
  });

  it('lets a visitor sign in and come back', async () => {
    const { user, at, session } = renderSite('/univ/mycourse?term=1');
    await user.click(await screen.findByRole('link', { name: '登录后查看您的账号与机构' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(session.backPath.take()).toBe('/univ/mycourse?term=1');
  });
});

it('where the system is configured, its address is gone to, with all that was asked', async () => {
  const neighbours = { university: 'https://univ.example', contest: null, clinical: null };
  renderSite('/univ/mycourse?term=1', fakeService(), { neighbours });
  const link = await screen.findByRole('link', { name: '没有自动跳转？点此前往' });
  expect(link).toHaveAttribute('href', 'https://univ.example/univ/mycourse?term=1');
  expect(departTo).toHaveBeenCalledWith('https://univ.example/univ/mycourse?term=1');
});

it.each(['/univ/', '/univ/colleges/school', '/univ/stu-sys/my-study', '/univ/anything'])(
  '%s is gone to there as well, whoever asks',
  async (path) => {
    const neighbours = { university: 'https://univ.example', contest: null, clinical: null };
    renderSite(path, fakeService(), { neighbours });
    await waitFor(() => expect(departTo).toHaveBeenCalledWith(`https://univ.example${path}`));
  },
);

it('what nobody has is not there', async () => {
  renderSite('/univ/anything/else');
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
