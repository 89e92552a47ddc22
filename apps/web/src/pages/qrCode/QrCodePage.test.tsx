import { fakeService } from '@cheese/api-client/testing/fakeService';
import { downloadCalls } from '@cheese/domain/calls/content/download';
import { screen } from '@testing-library/react';
import { anApp } from '../../testing/anApp';
import { renderPage } from '../../testing/renderPage';

describe('/qrCode', () => {
  it('shows the codes of the site, the app and WeChat', async () => {
    const service = fakeService();
    service.answers(downloadCalls.list, [anApp]);
    renderPage('/qrCode', service, { followAddress: 'https://weixin.test/follow' });
    expect(await screen.findByRole('img', { name: '本站二维码' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'APP下载二维码' })).toBeVisible();
    expect(await screen.findByRole('img', { name: '微信关注二维码' })).toBeVisible();
  });

  it('draws no code that would lead nowhere', async () => {
    const service = fakeService();
    service.answers(downloadCalls.list, [{ ...anApp, file: null }]);
    renderPage('/qrCode', service);
    expect(await screen.findByRole('img', { name: '本站二维码' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /二维码/ })).toHaveLength(1);
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderPage('/qrCode');
    await user.click(await screen.findByRole('button', { name: '打印本页' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
