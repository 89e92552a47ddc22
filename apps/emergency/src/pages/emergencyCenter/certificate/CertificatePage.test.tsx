import { myCertificateCalls } from '@cheese/domain/calls/emergency/myCertificate';
import type { MyCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aCertificate } from '../../../features/certificate/testing/aCertificate';
import { learn } from '../../../testing/learn';
import { signOut } from '../../../testing/manage';

const { number } = aCertificate();
const call = { ...myCertificateCalls.get, path: `smreds/cre/v1/my/get/${number}` };
const address = `/emergencyCenter/certificate?number=${number}`;
const open = (said: Partial<MyCertificate> = {}) =>
  learn(address, (wire) => wire.answers(call, aCertificate(said)));
const drawing = () => screen.findByRole('img', { name: '苏念的《心肺复苏与自动体外除颤》证书' });

afterEach(signOut);

it.each([1, 2, 3] as const)('says all of it by template %i', async (template) => {
  open({ template });
  const drawn = await drawing();
  for (const words of ['苏念', '《心肺复苏与自动体外除颤》', '示例公益中心', number]) {
    expect(drawn).toHaveTextContent(words);
  }
  expect(drawn).toHaveTextContent('发证日期：2026年5月1日');
  expect(drawn).toHaveTextContent('有效期至：2028年4月30日');
  await waitFor(() => expect(drawn).toHaveAttribute('data-complete', 'true'));
  expect(drawn).toHaveTextContent('扫码查验');
});

it('looks different by each template', async () => {
  const looks = new Set<string | undefined>();
  for (const template of [1, 2, 3] as const) {
    open({ template });
    looks.add((await drawing()).children[1]?.outerHTML);
    cleanup();
  }
  expect(looks.size).toBe(3);
});

it('is valid for ever where it has no end', async () => {
  open({ expiresAt: null });
  expect(await drawing()).toHaveTextContent('有效期至：长期有效');
});

it('may be printed, had as a PDF, and checked by anybody', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '下载 PDF' })).toBeVisible();
  expect(screen.getByRole('link', { name: '公开查验页面' })).toHaveAttribute(
    'href',
    `/emergencyCenter/verify/${number}`,
  );
});

it('that has expired says so, on the page and on itself', async () => {
  open({ state: 'expired' });
  expect(await screen.findByText('该证书已超过有效期。')).toBeVisible();
  expect(await drawing()).toHaveTextContent('已过期');
});

it('that was revoked says why, and is no longer handed out', async () => {
  const revokedAt = new Date('2026-06-01T12:00:00').getTime();
  open({ state: 'revoked', revokedAt, revokeReason: '冒名领取' });
  expect(await screen.findByText('该证书已于 2026年6月1日 被吊销，原因：冒名领取')).toBeVisible();
  expect(await drawing()).toHaveTextContent('已吊销');
  expect(screen.queryByRole('button', { name: '下载 PDF' })).toBeNull();
  expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
});

it('of somebody else, or of nobody, is not found', async () => {
  learn(address, (wire) =>
    wire.refuses(call, { status: 404, flag: 404, message: '未找到该证书，请核对证书编号' }),
  );
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
