import { useEffect, useRef } from 'react';
import { mainId } from './PageFrame';

/** After navigation moves the focus to the new page, as a full page load would. */
export function useFocusOnArrival(pathname: string) {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
