import { useMemo, useState } from 'react';
import type { Offered, VideoSelection } from './VideoSelectionContext';

/** For the frame: keeps what its page offers, and what of it is selected. */
export function useVideoSelection(): VideoSelection {
  const [offered, offer] = useState<Offered | null>(null);
  const [selected, select] = useState<readonly number[]>([]);
  return useMemo(() => ({ offered, offer, selected, select }), [offered, selected]);
}
