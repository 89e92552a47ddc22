import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { goOnTo } from './goOnTo';

/**
 * Storage key of the router's ScrollRestoration, by history entry (nameEntry.ts); a new visit has
 * none.
 */
const placesKey = 'react-router-scroll-positions';

/**
 * The router restores a scroll position once, when a page that is still loading may be too short,
 * and not at all on a prerendered page. This hook goes on while the page grows.
 */
export function useReturnToPlace() {
  const location = useLocation();
  const [first] = useState(location);
  // The router has no public API for the position that it restores.
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
