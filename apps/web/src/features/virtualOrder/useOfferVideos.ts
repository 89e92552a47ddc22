import { toggleOne } from '@cheese/domain/rules/shop/orderSelection';
import { use, useEffect } from 'react';
import { type Offered, VideoSelectionContext } from './VideoSelectionContext';

/**
 * For the page: lays out what can be bought while its videos are shown, and ticks them.
 * @param offered the same object while nothing has changed
 */
export function useOfferVideos(offered: Offered | null) {
  const selection = use(VideoSelectionContext);
  if (!selection) throw new Error('Videos are offered under the layout headVirtualOrder alone');
  const { offer, selected, select } = selection;
  useEffect(() => {
    offer(offered);
    return () => offer(null);
  }, [offered, offer]);
  return {
    isSelected: (id: number) => selected.includes(id),
    toggle: (id: number) => select(toggleOne(selected, id)),
  };
}
