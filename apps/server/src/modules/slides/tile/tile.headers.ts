import { filePolicy } from '../../../plugins/headers';

/** The same address always shows the same picture, for as long as it is good; null: it is not kept. */
export const sentWithTile = (kind: 'jpeg' | 'webp', leftS: number | null) => ({
  'cache-control': leftS === null ? 'no-store' : `private, max-age=${leftS}, immutable`,
  'content-security-policy': filePolicy,
  'content-type': `image/${kind}`,
});
