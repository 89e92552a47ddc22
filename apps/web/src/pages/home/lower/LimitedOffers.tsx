import type { LimitedOffer } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { HomeSection } from '../HomeSection';
import { OfferCard } from './OfferCard';
import { texts } from './texts';

interface LimitedOffersProps {
  offers: readonly LimitedOffer[];
  onEnd: () => void;
}

export function LimitedOffers({ offers, onEnd }: LimitedOffersProps) {
  if (offers.length === 0) return null;
  return (
    <HomeSection title={texts.limited} lead={texts.limitedLead}>
      <CommodityGrid
        items={offers}
        isShort
        card={(item) => <OfferCard item={item} onEnd={onEnd} />}
      />
    </HomeSection>
  );
}
