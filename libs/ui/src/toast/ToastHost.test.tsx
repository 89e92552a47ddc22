import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '../look/AppTheme';
import { makeToaster } from './makeToaster';
import { useToast } from './useToast';

function Collect() {
  const toast = useToast();
  return <button onClick={() => toast.success('收藏成功')}>收藏</button>;
}

const region = () => document.querySelector('[aria-live=polite]');

it('shows what a page says, to the eye and to the ear', async () => {
  render(
    <AppTheme>
      <Collect />
    </AppTheme>,
  );
  expect(region()).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: '收藏' }));
  expect(await screen.findByText('收藏成功')).toBeVisible();
  expect(region()).toHaveTextContent('收藏成功');
  expect(screen.getByTitle('成功')).toBeInTheDocument();
});

it('shows what something outside of React says', async () => {
  const toaster = makeToaster();
  toaster.error('登录已失效，请重新登录');
  render(<AppTheme toaster={toaster}>{null}</AppTheme>);
  expect(await screen.findByText('登录已失效，请重新登录')).toBeVisible();
});

it('tries again once and goes', async () => {
  const toaster = makeToaster();
  const retry = jest.fn();
  render(<AppTheme toaster={toaster}>{null}</AppTheme>);
  act(() => toaster.error('加载失败', { retry }));
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('加载失败')).toBeNull());
});

it('is heard over a dialog that hid everything around it', async () => {
  const toaster = makeToaster();
  render(<AppTheme toaster={toaster}>{null}</AppTheme>);
  region()?.setAttribute('aria-hidden', 'true');
  act(() => toaster.warning('请阅读并勾选协议'));
  expect(await screen.findByText('请阅读并勾选协议')).toBeVisible();
  expect(region()).not.toHaveAttribute('aria-hidden');
});

it('says what is missing where no host stands above', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Collect />)).toThrow('useToast needs an AppTheme');
  silence.mockRestore();
});
