import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Qr from 'qrcode';
import { create } from 'qrcode';
import { QrCode } from './QrCode';
import { show } from '../testing/show';

const broken = { on: false };
jest.mock('qrcode', () => {
  const real = jest.requireActual<typeof Qr>('qrcode');
  return {
    ...real,
    create: (...asked: Parameters<typeof real.create>) => {
      if (broken.on) throw new Error('no room');
      return real.create(...asked);
    },
  };
});

afterEach(() => {
  broken.on = false;
});

const path = () => screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? '';
const code = async (value: string) => {
  const { showAgain } = show(<QrCode value={value} alt="登录二维码" />);
  await screen.findByRole('img', { name: '登录二维码' });
  return { showAgain };
};

it('draws every dark square of the code, and no other', async () => {
  await code('doctorcheese://login/7');
  const { size, data } = create('doctorcheese://login/7', { errorCorrectionLevel: 'M' }).modules;
  const drawn = new Set(path().match(/M\d+ \d+/g));
  data.forEach((dark, index) => {
    expect(drawn.has(`M${index % size} ${Math.floor(index / size)}`)).toBe(Boolean(dark));
  });
});

it('has the size it is given, 220 otherwise', async () => {
  const { showAgain } = await code('a');
  expect(screen.getByRole('img')).toHaveAttribute('width', '220');
  showAgain(<QrCode value="a" alt="支付二维码" size={112} />);
  expect(screen.getByRole('img', { name: '支付二维码' })).toHaveAttribute('width', '112');
});

it('draws another code for another value', async () => {
  const { showAgain } = await code('a');
  const before = path();
  showAgain(<QrCode value="b" alt="登录二维码" />);
  await waitFor(() => expect(screen.getByRole('img')).toBeVisible());
  expect(path()).not.toBe(before);
});

it('keeps the place while there is nothing to say yet', () => {
  show(<QrCode value="" alt="登录二维码" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('登录二维码加载中')).toBeInTheDocument();
});

it('says when it cannot be drawn and tries again', async () => {
  broken.on = true;
  show(<QrCode value="a" alt="登录二维码" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('二维码加载失败');
  broken.on = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('img', { name: '登录二维码' })).toBeVisible();
});
