import { localKeys } from '@cheese/domain/codes/base/storageKeys';
import { useState } from 'react';

/** What somebody writes, kept on this machine until it is saved: also offline, and after a crash. */
export function useKeptDraft(name: string, initial: string) {
  // Nobody finds here what somebody else was writing on the same machine.
  const [key] = useState(() => `note-draft:${read(localKeys.owner) ?? ''}:${name}`);
  const [value, setValue] = useState(() => read(key) ?? initial);
  const change = (next: string) => {
    setValue(next);
    write(key, next === initial ? null : next);
  };
  const forget = () => write(key, null);
  return { value, change, forget, isDirty: value !== initial };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without room, or where the browser keeps nothing, it stands on the page alone. */
function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
