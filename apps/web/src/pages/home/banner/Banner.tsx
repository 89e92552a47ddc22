import type { Ad } from '@cheese/domain/contract/content/ad';
import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { memo } from 'react';
import { BannerShape } from './BannerShape';
import { Carousel } from './Carousel';
import { CategoryBoard } from './CategoryBoard';

interface BannerProps {
  ads: readonly Ad[];
  /** Undefined while loading and after a failure; its space is kept. */
  board: readonly TagGroup[] | undefined;
}

/** The first slide is fixed, so that it is shown before any data have loaded. */
export const Banner = memo(function Banner({ ads, board }: BannerProps) {
  return (
    <BannerShape>
      {board === undefined && <div className="board" />}
      {board !== undefined && board.length > 0 && <CategoryBoard groups={board} />}
      <Carousel ads={ads} />
    </BannerShape>
  );
});
