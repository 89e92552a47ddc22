import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

describe('/qrCode', () => {
  it('shows the codes for the app and for WeChat', async () => {
    renderPage('/qrCode', undefined, { followAddress: 'https://weixin.test/follow' });
    expect(await screen.findByRole('img', { name: 'APP下载二维码' })).toBeVisible();
    expect(await screen.findByRole('img', { name: '微信关注二维码' })).toBeVisible();
  });

  it('draws no code that would lead nowhere', async () => {
    renderPage('/qrCode');
    expect(await screen.findByText(/微信公众号尚未配置/)).toBeVisible();
    expect(screen.queryByRole('img', { name: '微信关注二维码' })).not.toBeInTheDocument();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderPage('/qrCode');
    await user.click(await screen.findByRole('button', { name: '打印本页' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
