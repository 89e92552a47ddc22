import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { paths } from '../../../paths';
import { FreeArea } from './FreeArea';
import { HomeSection } from '../HomeSection';
import { LimitedOffers } from './LimitedOffers';
import { texts } from './texts';

interface SaleBlocksProps {
  blocks: HomeBlocks;
  /** Called when the offer of a shown product has ended. */
  onOfferEnd: () => void;
}

/** Free and paid content; empty blocks are left out. */
export function SaleBlocks({ blocks, onOfferEnd }: SaleBlocksProps) {
  const { limited, free, hotCourses } = blocks;
  return (
    <>
      <LimitedOffers offers={limited} onEnd={onOfferEnd} />
      <FreeArea tabs={free} />
      {hotCourses.length > 0 && (
        <HomeSection
          title={texts.hotCourses}
          more={paths.productList({ productType: commodityTypeCodes.course })}
        >
          <CommodityGrid items={hotCourses} isShort />
        </HomeSection>
      )}
    </>
  );
}
