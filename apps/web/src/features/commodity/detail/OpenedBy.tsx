import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PriceLine } from '../PriceLine';
import { texts } from '../texts';
import { WayIn } from './WayIn';

const Ways = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  maxWidth: 420,
  margin: '0 auto',
  textAlign: 'center',
  '& p': { margin: 0 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
});

export const OpenedBy = ({ item, more }: { item: CommodityCard; more: ReactNode }) => (
  <Ways>
    <p>{waysOf(item)}</p>
    {item.offer && <PriceLine item={item} />}
    <div className="acts">
      <WayIn item={item} />
      {more}
    </div>
  </Ways>
);

/** Decided by `charge`: a member price does not mean that membership includes the product. */
function waysOf({ charge, offer }: CommodityCard) {
  if (charge === chargeKindCodes.freeForMembers) return texts.openToMembers;
  if (!offer) return texts.notSold;
  return offer.vipPrice < offer.price ? texts.soldApartForLess : texts.soldApart;
}
