import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { CodeField } from './CodeField';
import { useFields } from '../form/useFields';
import { useSmsCode } from './useSmsCode';

function CodeForm({ ask }: { ask: (phone: string) => Promise<unknown> }) {
  const fields = useFields({ code: '' });
  return (
    <form>
      <CodeField name="code" fields={fields} smsCode={useSmsCode({ phone: '13800138000', ask })} />
    </form>
  );
}

it('a second click sends no second code, while the first is on its way or after', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  const ask = jest.fn(() => new Promise((resolve) => (arrive = resolve)));
  show(<CodeForm ask={ask} />);
  const button = screen.getByRole('button', { name: '获取验证码' });
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(ask.mock.calls).toEqual([['13800138000']]);
  arrive(null);
  expect(await screen.findByText('验证码已发送，请注意查收')).toBeVisible();
  await userEvent.dblClick(button);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('where none was sent the button may be pressed again at once', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('no balance')));
  show(<CodeForm ask={ask} />);
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a page that is loaded anew still knows from when on another may be asked for', async () => {
  const ask = jest.fn(() => Promise.resolve(null));
  const { unmount } = show(<CodeForm ask={ask} />);
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('验证码已发送，请注意查收');
  unmount();
  show(<CodeForm ask={ask} />);
  await userEvent.click(screen.getByRole('button'));
  expect(ask).toHaveBeenCalledTimes(1);
});
