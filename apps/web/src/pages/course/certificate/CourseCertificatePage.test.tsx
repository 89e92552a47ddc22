import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseCertificateCalls as calls } from '@cheese/domain/calls/learning/courseCertificate';
import { certificateCalls } from '@cheese/domain/calls/people/certificate';
import type { CourseCertificate } from '@cheese/domain/contract/learning/courseCertificate';
import { screen } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

const number = '7K2QM-0ZV4T-93HXA-RWB6C';
const certificate: CourseCertificate = {
  id: 5,
  number,
  name: '林小满',
  itemName: '心电图判读',
  orgName: '仁心医学院',
  template: 2,
  state: 'valid',
  issuedAt: Date.parse('2026-11-20T10:00:00+08:00'),
  expiresAt: null,
  revokedAt: null,
  revokeReason: null,
  courseId: 1,
};

beforeAll(() =>
  Promise.all([
    import('./CourseCertificatePage'),
    import('../../certificate/verify/VerifyCertificatePage'),
  ]),
);
afterEach(signOut);

const open = (said: Partial<CourseCertificate> = {}) => {
  const service = fakeService();
  service.answers(calls.detail, { ...certificate, ...said });
  return openSignedIn('/course/certificate?id=5', service);
};

it('is drawn, printed, kept, and checked by anybody', async () => {
  open();
  const drawn = await screen.findByRole('img', { name: '林小满的《心电图判读》证书' });
  for (const words of [
    '结业证书',
    '已完成下列课程规定的学习内容',
    '仁心医学院',
    number,
    '长期有效',
  ]) {
    expect(drawn).toHaveTextContent(words);
  }
  expect(screen.getByRole('button', { name: '下载 PDF' })).toBeVisible();
  expect(screen.getByRole('link', { name: '公开查验页面' })).toHaveAttribute(
    'href',
    `/certificate/verify?number=${number}`,
  );
  expect(screen.getByRole('link', { name: '查看课程' })).toHaveAttribute(
    'href',
    '/course/detail?courseId=1',
  );
});

it('that was revoked says why, and is no longer handed out', async () => {
  const revokedAt = Date.parse('2026-11-21T10:00:00+08:00');
  open({ state: 'revoked', revokedAt, revokeReason: '他人代学' });
  expect(await screen.findByText('该证书已于 2026年11月21日 被吊销，原因：他人代学')).toBeVisible();
  expect(screen.queryByRole('button', { name: '下载 PDF' })).toBeNull();
});

it('of somebody else is not found', async () => {
  const service = fakeService();
  service.refuses(calls.detail, { status: 404, flag: 404, message: '该证书不存在' });
  openSignedIn('/course/certificate?id=5', service);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});

it('is checked by a visitor, by whatever way its number is typed', async () => {
  const service = fakeService();
  service.answers(certificateCalls.verify, {
    number,
    name: '林*满',
    itemName: '心电图判读',
    state: 'valid',
    orgName: '仁心医学院',
    issuedAt: certificate.issuedAt,
    expiresAt: null,
    revokedAt: null,
  });
  renderPage(`/certificate/verify?number=${number.toLowerCase()}`, service);
  expect(await screen.findByText('证书真实有效')).toBeVisible();
  expect(screen.getByText('林*满')).toBeVisible();
  expect(screen.getByLabelText('证书编号')).toHaveValue(number);
});
