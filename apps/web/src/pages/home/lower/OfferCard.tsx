import type { LimitedOffer } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { useState } from 'react';
import { CommodityCard } from '../../../features/commodity/CommodityCard';
import { OfferClock } from '../OfferClock';

interface OfferCardProps {
  item: LimitedOffer;
  onEnd: () => void;
}

/** After the offer no price is shown until the server has sent the new one. */
export function OfferCard({ item, onEnd }: OfferCardProps) {
  const { deadline } = item;
  const [ended, setEnded] = useState<number | null>(null);
  const end = () => {
    setEnded(deadline);
    onEnd();
  };
  return (
    <CommodityCard
      item={ended === deadline ? { ...item, offer: null } : item}
      clock={<OfferClock deadline={deadline} onEnd={end} />}
    />
  );
}
