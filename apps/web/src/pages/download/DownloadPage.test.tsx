import { fakeService } from '@cheese/api-client/testing/fakeService';
import { downloadCalls } from '@cheese/domain/calls/content/download';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const file = {
  path: 'download/ppt.exe',
  version: '1.2.0',
  bytes: 5_242_880,
  updatedAt: Date.now(),
};

it('/download offers what there is, and says why of what there is not', async () => {
  const service = fakeService();
  service.answers(downloadCalls.list, [
    { id: 1, kind: 1, name: '手机客户端', note: '尚未配置安装包', file: null },
    { id: 2, kind: 3, name: '授课插件', note: '插入切片', file },
  ]);
  renderPage('/download', service);
  expect(await screen.findByText('尚未配置安装包')).toBeVisible();
  expect(screen.getByText('暂未提供')).toBeVisible();
  const link = screen.getByRole('link', { name: '下载授课插件' });
  expect(link).toHaveAttribute('href', '/storage/download/ppt.exe');
  expect(screen.getByText('版本 1.2.0')).toBeVisible();
  expect(screen.getByText('5.0 MB')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^下载(?!中心|APP)/ })).toHaveLength(1);
});
