import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What opens at a button and loads then. Who has gone on to another address meanwhile, also by the
 * way back, wants it no more. `times` is its key: each opening begins anew, also after one that was
 * lost with the network.
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
