import { toggleOne } from '@cheese/domain/rules/shop/orderSelection';
import { use, useEffect } from 'react';
import { type Offered, VideoSelectionContext } from './VideoSelectionContext';

/**
 * For the page: offers videos for sale while they are shown, and selects them.
 * @param offered must keep its identity while nothing has changed
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
