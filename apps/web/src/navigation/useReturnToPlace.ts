import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { goOnTo } from './goOnTo';

/**
 * Storage key of the router's ScrollRestoration, by history entry (nameEntry.ts); a new visit has
 * none.
 */
const placesKey = 'react-router-scroll-positions';

/**
 * The router leads back to a place once, when a page that waits for its answers may be too short for
 * it; to where a written page was left it does not lead at all. This goes on as the page grows.
 */
export function useReturnToPlace() {
  const location = useLocation();
  const [first] = useState(location);
  // The router tells in no other way which place it remembers of a page.
  const known = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useEffect(() => {
    const place = location === first ? placeBefore(location.key) : known;
    return place ? goOnTo(place) : undefined;
  }, [location, first, known]);
}

function placeBefore(key: string): number | null {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}');
    return Number((places as Record<string, unknown>)[key]) || null;
  } catch {
    // Invalid data, or storage forbidden by the browser's settings.
    return null;
  }
}
