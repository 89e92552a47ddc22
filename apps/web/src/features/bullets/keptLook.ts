import { storedJson } from '@cheese/auth/storedJson';
import type { BulletLook } from '@cheese/player/bullets/bullet';
import { usualLook } from '@cheese/player/bullets/bullet';

const names = Object.keys(usualLook) as (keyof BulletLook)[];

/** Display settings are kept per device; blocks belong to the account. */
export const keptLook = () =>
  storedJson<BulletLook>(localStorage, 'bullet-look', (said) =>
    names.every((name) => typeof said[name] === typeof usualLook[name]),
  );
