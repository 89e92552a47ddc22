import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Keeps the view of a model in the address, so that it can be shared and reloaded. Each write
 * contains all values, so that two writes in a row do not overwrite each other.
 */
export function useModelAddress() {
  const [search, setSearch] = useSearchParams();
  const [start] = useState(() => search.get('v') ?? '');
  const said = useRef(new Map<string, string>());
  const put = useCallback(
    (name: string, value: string) => {
      said.current.set(name, value);
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [key, its] of said.current) {
            if (its === '') next.delete(key);
            else next.set(key, its);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  const say = useCallback((seen: string) => put('v', seen), [put]);
  return { start, say, put };
}
