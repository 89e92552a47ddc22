import { useMemo, useState } from 'react';
import type { Offered, VideoSelection } from './VideoSelectionContext';

/** For the layout: holds what the page offers and what is selected. */
export function useVideoSelection(): VideoSelection {
  const [offered, offer] = useState<Offered | null>(null);
  const [selected, select] = useState<readonly number[]>([]);
  return useMemo(() => ({ offered, offer, selected, select }), [offered, selected]);
}
