import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { myCertificateCalls } from '@cheese/domain/calls/emergency/myCertificate';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { aCertificate, aProgress } from '../../../features/certificate/testing/aCertificate';
import { aTrainee } from '../../../testing/aPerson';
import { openAs } from '../../../testing/openAs';
import { learn } from '../../../testing/learn';
import { signOut } from '../../../testing/manage';

const address = '/emergencyCenter/welfare';
const number = aCertificate().number;
const getCall = { ...myCertificateCalls.get, path: `smreds/cre/v1/my/get/${number}` };
const shelf = [{ id: 2, title: '自动体外除颤仪的使用' }];

const withItems =
  (items: CertificateProgress[], earned = [aCertificate()]) =>
  (wire: FakeService) => {
    wire.answers(myCertificateCalls.progress, items);
    wire.answers(myCertificateCalls.list, earned);
    wire.answers(resourceCalls.ground, shelf);
  };

afterEach(signOut);

it('shows what there is to earn, and what one has', async () => {
  learn(
    address,
    withItems([aProgress()], [aCertificate({ itemName: '溺水救援', state: 'expired' })]),
  );
  expect(await screen.findByText('已完成 33%')).toBeVisible();
  expect(document.title).toBe('公益证书 - 公益急救培训平台');
  expect(await screen.findByRole('link', { name: '溺水救援' })).toHaveAttribute(
    'href',
    `/emergencyCenter/certificate?number=${number}`,
  );
  expect(screen.getByText('已过期')).toBeVisible();
});

it('says what a certificate asks for, how much is done, and where to do the rest', async () => {
  const { user, at } = learn(address, withItems([aProgress()], []));
  await user.click(await screen.findByRole('link', { name: '心肺复苏与自动体外除颤' }));
  const dialog = within(await screen.findByRole('dialog', { name: '心肺复苏与自动体外除颤' }));
  expect(at()).toBe(`${address}?item=5`);
  expect(dialog.getByText('15/30 分钟')).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: '学完指定资源' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(dialog.getByText('证书自发证之日起 730 天内有效')).toBeVisible();
  expect(await dialog.findByRole('link', { name: '自动体外除颤仪的使用' })).toHaveAttribute(
    'href',
    '/emergencyCenter/resource?id=2',
  );
  expect(dialog.getByRole('button', { name: '领取证书' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(at()).toBe(address));
});

it('hands a certificate over once its conditions are met, and shows it', async () => {
  const { user, at, sent } = learn(`${address}?item=5`, (wire) => {
    withItems([aProgress({ canClaim: true })], [])(wire);
    wire.answers(myCertificateCalls.claim, aCertificate());
    wire.answers(getCall, aCertificate());
  });
  await user.dblClick(await screen.findByRole('button', { name: '领取证书' }));
  expect(await screen.findByText('领取成功')).toBeVisible();
  await waitFor(() => expect(at()).toBe(`/emergencyCenter/certificate?number=${number}`));
  expect(sent(myCertificateCalls.claim.path)).toEqual([{ itemId: 5 }]);
});

it('that the server refuses says why, and stays', async () => {
  const { user, at } = learn(`${address}?item=5`, (wire) => {
    withItems([aProgress({ canClaim: true })], [])(wire);
    const refusal = { status: 409, flag: 409, message: '尚未满足证书的领取条件' };
    wire.refuses(myCertificateCalls.claim, refusal);
  });
  await user.click(await screen.findByRole('button', { name: '领取证书' }));
  expect(await screen.findByText('尚未满足证书的领取条件')).toBeVisible();
  expect(at()).toBe(`${address}?item=5`);
});

it('leads to the certificate that one already has', async () => {
  learn(`${address}?item=5`, withItems([aProgress({ number })]));
  expect(await screen.findByRole('link', { name: '查看证书' })).toHaveAttribute(
    'href',
    `/emergencyCenter/certificate?number=${number}`,
  );
});

it('says where there is nothing, and what to do', async () => {
  learn(address, withItems([], []));
  expect(await screen.findByText('暂无可领取的证书')).toBeVisible();
  expect(await screen.findByText('您还没有获得证书')).toBeVisible();
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/emergencyCenter');
});

it('says of one that was revoked that it is worth nothing', async () => {
  const revokedAt = new Date('2026-06-01T12:00:00').getTime();
  learn(`${address}?item=5`, withItems([aProgress({ number, revokedAt })]));
  expect(await screen.findByText(/^证书已于 2026年6月1日 被吊销/)).toBeVisible();
  expect(screen.getByText('证书已被吊销')).toBeInTheDocument();
  expect(screen.queryByText('已获得')).toBeNull();
  expect(screen.queryByText('证书长期有效')).toBeNull();
});

it('tells who belongs to no centre what is needed, and how to get it', async () => {
  const { service } = openAs({ ...aTrainee, orgName: null }, address, withItems([]));
  expect(await screen.findByText('您还没有加入公益机构')).toBeVisible();
  expect(screen.queryByText('加载失败')).toBeNull();
  expect(service.asked.some((asked) => asked.includes('my/progress'))).toBe(false);
});
