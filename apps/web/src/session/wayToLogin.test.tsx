import { act, screen } from '@testing-library/react';
import { renderSite } from '../testing/renderPage';

const kept = () => sessionStorage.getItem('backPath');

async function toLogin(address: string) {
  const page = renderSite(address);
  await page.user.click(await screen.findByRole('link', { name: '登录' }));
  await screen.findByRole('tab', { name: '验证码登录' });
  return page;
}

it('the login leads back to the page whose header led to it', async () => {
  await toLogin('/realTimeInfo?category=3');
  expect(kept()).toBe('/realTimeInfo?category=3');
});

it('from the home it leads to where somebody works', async () => {
  sessionStorage.setItem('backPath', '/help');
  await toLogin('/');
  expect(kept()).toBeNull();
});

it('who turns away from the login is not led back by the next one', async () => {
  const { router, session } = renderSite('/help');
  await screen.findByRole('link', { name: '登录' });
  act(() => void session.mayAct('/userInfo/userSet'));
  expect(kept()).toBe('/userInfo/userSet');
  await act(() => router.navigate('/login'));
  await screen.findByRole('tab', { name: '验证码登录' });
  expect(kept()).toBe('/userInfo/userSet');
  await act(() => router.navigate('/realTimeInfo'));
  expect(kept()).toBeNull();
});
