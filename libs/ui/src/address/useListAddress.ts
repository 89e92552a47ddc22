import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Filters, type ListAsked, readListAddress } from './readListAddress';

type Change = Readonly<Record<string, string | number | undefined>>;

export interface ListAddress<F extends Filters> {
  asked: ListAsked<F>;
  /** The address with these changes; without an explicit page it goes to the first one. */
  href(change: Change): string;
  go(change: Change): void;
}

/**
 * Keeps a list's filters, keyword and page in the address, so that it can be shared, reloaded and
 * gone back to.
 */
export function useListAddress<F extends Filters>(filters: F): ListAddress<F> {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const href = (change: Change) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: undefined, ...change })) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return {
    asked: readListAddress(search, filters),
    href,
    // Keep the scroll position: the result appears where the reader is.
    go: (change) => void navigate(href(change), { preventScrollReset: true }),
  };
}
