import { useEffect, useRef } from 'react';
import { mainId } from './PageFrame';

/** After a step inside the site the reading goes on at the new page, as after a fresh load. */
export function useFocusOnArrival(pathname: string) {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
