import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is seen of a model stands in the address: to be shared, reloaded, kept as a bookmark. */
export function useModelAddress() {
  const [search, setSearch] = useSearchParams();
  const [start] = useState(() => search.get('v') ?? '');
  const say = useCallback(
    (seen: string) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (seen === '') next.delete('v');
          else next.set('v', seen);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { start, say };
}
