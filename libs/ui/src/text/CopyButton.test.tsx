import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { CopyButton } from './CopyButton';

const shown = <CopyButton value="20261122" what="订单号" />;
const button = () => screen.getByRole('button', { name: '复制订单号 20261122' });

it('copies, and says so', async () => {
  const user = userEvent.setup();
  show(shown);
  await user.click(button());
  expect(await screen.findByText('订单号已复制')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('20261122');
});

it('says what to do where the browser does not let it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(shown);
  await user.click(button());
  expect(await screen.findByText('复制失败，请选中后手动复制')).toBeVisible();
});
