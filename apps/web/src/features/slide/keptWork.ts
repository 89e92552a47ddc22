import { keptJson } from '@cheese/auth/keptJson';
import { localKeys } from '@cheese/domain/codes/base/storageKeys';

/**
 * What is being worked out on a slide, kept on this machine until it is handed in or saved. Nobody
 * finds here what somebody else was at on the same machine.
 */
export function keptWork<T>(name: string) {
  const owner = keptJson<unknown>(localStorage, localKeys.owner).get();
  return keptJson<T>(localStorage, `slide-task:${String(owner ?? '')}:${name}`, isObject);
}

const isObject = (said: unknown) => typeof said === 'object' && said !== null;
