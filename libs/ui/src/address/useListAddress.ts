import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Filters, type ListAsked, readListAddress } from './readListAddress';

type Change = Readonly<Record<string, string | number | undefined>>;

export interface ListAddress<F extends Filters> {
  asked: ListAsked<F>;
  /** The address with some of it said otherwise; whoever narrows a list starts on its first page. */
  href(change: Change): string;
  go(change: Change): void;
}

/** A list's filters, keyword and page stand in the address: to be shared, reloaded, gone back to. */
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
    // What is asked for stands where the reader is.
    go: (change) => void navigate(href(change), { preventScrollReset: true }),
  };
}
