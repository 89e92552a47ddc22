import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Subscribes to a value derived from the editor. */
export function useSaid<Said extends boolean | string | undefined>(
  editor: Editor,
  say: () => Said,
) {
  const listen = useCallback(
    (hear: () => void) => {
      editor.on('transaction', hear);
      return () => {
        editor.off('transaction', hear);
      };
    },
    [editor],
  );
  return useSyncExternalStore(listen, say);
}
