import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from './AppTheme';
import { show } from '../testing/show';

it('takes a step inside the app for every href of the theme', async () => {
  show(
    <>
      <Button href="/help">帮助中心</Button>
      <Link href="/news">资讯</Link>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: '帮助中心' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/help');
  await userEvent.click(screen.getByRole('link', { name: '资讯' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/news');
});

it.each(['https://example.com/', 'tel:4000000000', '//cdn.example.com/a'])(
  'leaves %s to the browser',
  (href) => {
    show(<Link href={href}>外链</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);

it('leaves paths of other systems on this domain to the browser', async () => {
  // jsdom cannot load another page; what matters is that the router does not take the step.
  const leave = jest.fn((event: React.MouseEvent) => event.preventDefault());
  show(
    <div onClickCapture={leave}>
      <Link href="/univ/" rel="external">
        云教学管理
      </Link>
    </div>,
  );
  await userEvent.click(screen.getByRole('link', { name: '云教学管理' }));
  expect(leave).toHaveBeenCalled();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

it('draws links outside of a router too', () => {
  render(
    <AppTheme>
      <Link href="/">首页</Link>
    </AppTheme>,
  );
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
});

it('names a field by the label above it', async () => {
  show(<TextField id="phone" label="手机号" helperText="手机号格式错误" error />);
  const field = screen.getByLabelText('手机号');
  await userEvent.type(field, '138');
  expect(field).toHaveValue('138');
  expect(field).toHaveAccessibleDescription('手机号格式错误');
});
