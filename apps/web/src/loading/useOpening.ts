import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of a lazily loaded popup at a button. Navigation closes it. `times` is its React key: each
 * opening remounts it, also after a failed load.
 */
export function useOpening() {
  const here = useLocation().key;
  const [opening, setOpening] = useState({ anchor: null as HTMLElement | null, at: '', times: 0 });
  const { times } = opening;
  return {
    anchor: opening.at === here ? opening.anchor : null,
    times,
    open: (anchor: HTMLElement) => setOpening({ anchor, at: here, times: times + 1 }),
    close: () => setOpening({ ...opening, anchor: null }),
  };
}
