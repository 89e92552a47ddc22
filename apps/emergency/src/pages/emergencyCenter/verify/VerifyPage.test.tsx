import { fakeService } from '@cheese/api-client/testing/fakeService';
import { certificateRecordCalls } from '@cheese/domain/calls/emergency/certificateRecord';
import type { CertificateState } from '@cheese/domain/codes/people/certificates';
import type { VerifiedCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import { screen, within } from '@testing-library/react';
import { look } from '../../../testing/openAs';

const number = '7K2QM-0ZV4T';
const call = { ...certificateRecordCalls.verify, path: `smreds/cre/v1/verify/${number}` };
const address = `/emergencyCenter/verify/${number}`;
const verified = (state: CertificateState): VerifiedCertificate => ({
  itemName: '心肺复苏',
  state,
  issuedAt: new Date('2026-05-01T12:00:00').getTime(),
  number,
  name: '苏*',
  expiresAt: new Date('2027-05-01T12:00:00').getTime(),
  revokedAt: state === 'revoked' ? new Date('2026-06-01T12:00:00').getTime() : null,
  orgName: '示例公益中心',
});

it.each([
  ['valid', '证书真实有效', '有效'],
  ['expired', '证书真实，但已过有效期', '已过期'],
  ['revoked', '证书已被吊销，不再有效', '已吊销'],
] as const)('tells a visitor that it is %s', async (state, sentence, word) => {
  look(address, fakeService(), (wire) => wire.answers(call, verified(state)));
  expect(await screen.findByText(sentence)).toBeVisible();
  for (const fact of [
    word,
    number,
    '苏*',
    '心肺复苏',
    '2026年5月1日',
    '2027年5月1日',
    '示例公益中心',
  ]) {
    expect(screen.getByText(fact)).toBeVisible();
  }
});

it('says when it was revoked', async () => {
  look(address, fakeService(), (wire) => wire.answers(call, verified('revoked')));
  expect(await screen.findByText('2026年6月1日')).toBeVisible();
});

it('reads a number in whatever way it is typed', async () => {
  const typed = encodeURIComponent(' 7k2qm ozv4t ');
  look(`/emergencyCenter/verify/${typed}`, fakeService(), (wire) =>
    wire.answers(call, verified('valid')),
  );
  expect(await screen.findByText('证书真实有效')).toBeVisible();
  expect(screen.getByLabelText('证书编号')).toHaveValue(number);
});

it('says that a number is unknown', async () => {
  look(address, fakeService(), (wire) =>
    wire.refuses(call, { status: 404, flag: 404, message: '未找到该证书，请核对证书编号' }),
  );
  expect(await screen.findByText('未查询到该证书')).toBeVisible();
  // The page has said it: not once more over its head.
  expect(screen.queryByText('未找到该证书，请核对证书编号')).toBeNull();
});

it('fails in words and tries again', async () => {
  const { user, service } = look(address, fakeService(), () => undefined);
  const failed = within(await screen.findByRole('alert'));
  service.answers(call, verified('valid'));
  await user.click(failed.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('证书真实有效')).toBeVisible();
});

it('takes a number that is typed, and says where none is', async () => {
  const { user, at } = look('/emergencyCenter/verify', fakeService(), (wire) =>
    wire.answers(call, verified('valid')),
  );
  const field = await screen.findByLabelText('证书编号');
  await user.click(screen.getByRole('button', { name: '查验' }));
  expect(field).toHaveAccessibleDescription('请输入证书编号');
  expect(field).toHaveFocus();
  await user.type(field, ` ${number} {Enter}`);
  expect(await screen.findByText('证书真实有效')).toBeVisible();
  expect(at()).toBe(address);
});
