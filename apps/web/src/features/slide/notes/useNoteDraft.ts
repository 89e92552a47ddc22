import { storedJson } from '@cheese/auth/storedJson';
import { useState } from 'react';

/** The text of a new note is kept on this device until it is saved. */
export function useNoteDraft(key: string) {
  const draft = storedJson<string>(localStorage, key, (one) => typeof one === 'string');
  const [text, setText] = useState(() => draft.get() ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') draft.clear();
    else draft.set(next);
  };
  return [text, write] as const;
}
