import { localKeys } from '@cheese/domain/codes/base/storageKeys';
import { storedJson } from '@cheese/auth/storedJson';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const kept = () => storedJson<unknown>(localStorage, localKeys.majorIds);
const listeners = new Set<() => void>();

/** The way to the chosen tag, from the top down; none where nothing is chosen. */
export const readChosen = (): number[] => {
  const stored = kept().get();
  return Array.isArray(stored) ? stored.filter(isId) : [];
};

/** Only the last tag of the path counts. */
export const lastChosen = (): number | undefined => readChosen().at(-1);

export function storeChosen(ids: readonly number[]) {
  if (ids.length > 0) kept().set(ids);
  else kept().clear();
  for (const listener of listeners) listener();
}

/** A choice in another tab of the browser counts here, too. */
export function onChosen(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
