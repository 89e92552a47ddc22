import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { aCompleteUser, fakeSignIn, rememberSomebody } from '../testing/aPerson';
import { renderSite } from '../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

/** A stored user with a suspended school, and the server's current answer. */
function open(said: Parameters<typeof fakeSignIn>[1]) {
  rememberSomebody();
  const kept = aCompleteUser({ suspendedSchools: ['仁心医学院'] });
  localStorage.setItem('userInfoAll', JSON.stringify(kept));
  const service = fakeService();
  fakeSignIn(service, said);
  return renderSite('/realTimeInfo', service);
}

const organisation = { mainOrgId: 2, name: '博爱医学院', logo: '' };

it('tells a member that the school is suspended, and what goes on', async () => {
  open({ suspendedSchools: ['仁心医学院'] });
  const words = await screen.findByText(/「仁心医学院」已被平台暂停/);
  expect(words).toHaveTextContent('个人资料、学习记录和已购内容照常可用');
  expect(words).not.toHaveTextContent('切换学校');
});

it('says in which other school they are, and where to switch', async () => {
  open({ suspendedSchools: ['仁心医学院'], organisation });
  expect(await screen.findByText(/您现在以「博爱医学院」的身份使用/)).toBeVisible();
});

it('says no more of a school that was resumed', async () => {
  open({ organisation });
  await screen.findByRole('button', { name: '王医生，账号菜单' });
  expect(screen.queryByText(/已被平台暂停/)).toBeNull();
});
