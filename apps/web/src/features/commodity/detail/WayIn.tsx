import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import Button from '@mui/material/Button';
import { useMemberCentreLink } from '../../../navigation/useMemberCentreLink';
import { texts } from '../texts';
import { useBuy } from '../useBuy';

export const WayIn = ({ item }: { item: CommodityCard }) => (
  <>
    {item.charge === chargeKindCodes.freeForMembers && <JoinButton />}
    <BuyButton item={item} />
  </>
);

function BuyButton({ item }: { item: CommodityCard }) {
  const { buy, isBusy } = useBuy(item);
  if (!item.offer) return null;
  const variant = item.charge === chargeKindCodes.freeForMembers ? 'outlined' : 'contained';
  return (
    <Button variant={variant} aria-disabled={isBusy} onClick={buy}>
      {isBusy ? texts.buying : texts.buyNow}
    </Button>
  );
}

function JoinButton() {
  const wayIn = useMemberCentreLink();
  return (
    <Button variant="contained" {...wayIn()}>
      {texts.join}
    </Button>
  );
}
