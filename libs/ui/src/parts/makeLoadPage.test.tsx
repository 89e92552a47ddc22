import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { makeLoadPage } from './makeLoadPage';

const asIs = <Part,>(load: () => Promise<Part>) => load();
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

it('gives the page that came', async () => {
  const Page = () => <h1>课程</h1>;
  expect(await makeLoadPage(asIs)(() => Promise.resolve({ default: Page }))).toBe(Page);
});

it('stands in for one that did not come, and brings it when asked again', async () => {
  let isOnline = false;
  const load = () =>
    isOnline ? Promise.resolve({ default: () => <h1>课程</h1> }) : Promise.reject(lost);
  const Page = await makeLoadPage(asIs)(load);
  show(<Page />);
  expect(await screen.findByText('页面加载失败')).toBeVisible();
  expect(document.title).toBe('页面加载失败');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '课程' })).toBeVisible();
});

it('does not hide a fault of the page itself', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await expect(makeLoadPage(asIs)(broken)).rejects.toThrow('broken');
});
