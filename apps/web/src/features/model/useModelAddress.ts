import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What is seen of a model stands in the address: to be shared, reloaded, kept as a bookmark. What
 * else is put there goes along each time, so that of two that write at once neither is lost.
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
