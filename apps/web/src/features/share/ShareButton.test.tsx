import { AppTheme } from '@cheese/ui/look/AppTheme';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ShareButton } from './ShareButton';

let mockTimesGone = 0;
jest.mock('./SharePopover', () => {
  if (mockTimesGone-- > 0) throw new TypeError('gone');
  return jest.requireActual<object>('./SharePopover');
});

it('opens at the second press where the network was lost at the first', async () => {
  mockTimesGone = 1;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <AppTheme toaster={makeToaster()}>
      <ShareButton />
    </AppTheme>,
    { wrapper: MemoryRouter },
  );
  const button = screen.getByRole('button', { name: '分享' });
  await userEvent.click(button);
  expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: '分享' }));
  expect(dialog.getByText('微信扫一扫，分享给好友')).toBeVisible();
});
