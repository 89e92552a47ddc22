import type { Ad } from '@cheese/domain/contract/content/ad';
import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { memo } from 'react';
import { BannerShape } from './BannerShape';
import { Carousel } from './Carousel';
import { CategoryBoard } from './CategoryBoard';

interface BannerProps {
  ads: readonly Ad[];
  /** Unknown until the answer is there, and where none came: its place is kept empty. */
  board: readonly TagGroup[] | undefined;
}

/** The first slide is the site's own, and stands there before anything is known. */
export const Banner = memo(function Banner({ ads, board }: BannerProps) {
  return (
    <BannerShape>
      {board === undefined && <div className="board" />}
      {board !== undefined && board.length > 0 && <CategoryBoard groups={board} />}
      <Carousel ads={ads} />
    </BannerShape>
  );
});
