import { localKeys } from '@cheese/domain/codes/base/storageKeys';
import { storedJson } from '@cheese/auth/storedJson';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const kept = () => storedJson<unknown>(localStorage, localKeys.majorIds);
const listeners = new Set<() => void>();

/** Path of ids to the chosen major, from the top; empty if none is chosen. */
export const readChosen = (): number[] => {
  const stored = kept().get();
  return Array.isArray(stored) ? stored.filter(isId) : [];
};

/** Only the last id of the path is the choice. */
export const lastChosen = (): number | undefined => readChosen().at(-1);

export function storeChosen(ids: readonly number[]) {
  if (ids.length > 0) kept().set(ids);
  else kept().clear();
  for (const listener of listeners) listener();
}

/** Also called when another tab changes the choice. */
export function onChosen(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
