import { storedJson } from '@cheese/auth/storedJson';
import { localKeys } from '@cheese/domain/codes/base/storageKeys';

const keyed = (name: string) => {
  const owner = storedJson<unknown>(localStorage, localKeys.owner).get();
  return `slide-task:${String(owner ?? '')}:${name}`;
};

/** Work on a slide, kept on this device until it is submitted or saved, per user. */
export const localDraft = <T>(name: string) => storedJson<T>(localStorage, keyed(name), isObject);

/** Names of the current user's drafts with this prefix. */
export function keptNames(beginning: string): string[] {
  const [whole, own] = [keyed(beginning), keyed('')];
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(whole))
    .map((key) => key.slice(own.length))
    .sort();
}

const isObject = (said: unknown) => typeof said === 'object' && said !== null;
