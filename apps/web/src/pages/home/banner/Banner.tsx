import type { Ad } from '@cheese/domain/contract/ad';
import type { TagGroup } from '@cheese/domain/contract/commodityShapes';
import { BannerShape } from './BannerShape';
import { Carousel } from './Carousel';
import { CategoryBoard } from './CategoryBoard';

interface BannerProps {
  ads: readonly Ad[];
  board: readonly TagGroup[];
}

export function Banner({ ads, board }: BannerProps) {
  return (
    <BannerShape>
      <CategoryBoard groups={board} />
      <Carousel ads={ads} />
    </BannerShape>
  );
}
