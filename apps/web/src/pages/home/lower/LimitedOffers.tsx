import type { LimitedOffer } from '@cheese/domain/contract/commodityShapes';
import { CommodityCard } from '../../../features/commodity/CommodityCard';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { HomeSection } from './HomeSection';
import { OfferClock } from './OfferClock';
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
        card={(item) => (
          <CommodityCard
            item={item}
            clock={<OfferClock deadline={item.deadline} onEnd={onEnd} />}
          />
        )}
      />
    </HomeSection>
  );
}
