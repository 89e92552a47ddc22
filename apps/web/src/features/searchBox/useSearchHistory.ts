import { storedJson } from '@cheese/auth/storedJson';
import { localKeys } from '@cheese/domain/codes/base/storageKeys';
import {
  addToHistory,
  clearedHistory,
  readHistory,
  removeFromHistory,
} from '@cheese/domain/rules/site/searchHistory';
import { useState } from 'react';

const kept = () => storedJson<readonly string[]>(localStorage, localKeys.historyList);
const read = () => readHistory(JSON.stringify(kept().get()));

/** Recent searches of this browser, read when shown, because other tabs write it too. */
export function useSearchHistory() {
  const [history, setHistory] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    kept().set(next);
    setHistory(next);
  };
  return {
    history,
    look: () => setHistory(read()),
    add: (text: string) => change(addToHistory(read(), text)),
    remove: (text: string) => change(removeFromHistory(read(), text)),
    clear: () => change(clearedHistory),
  };
}
