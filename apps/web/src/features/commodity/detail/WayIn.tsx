import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import Button from '@mui/material/Button';
import { useWayToMemberCentre } from '../../../navigation/useWayToMemberCentre';
import { texts } from '../texts';
import { useBuy } from '../useBuy';

const FREE_FOR_MEMBERS = 3;

/** The first buttons on the page of something locked: what members have for free is joined for, or bought. */
export const WayIn = ({ item }: { item: CommodityCard }) => (
  <>
    {item.charge === FREE_FOR_MEMBERS && <JoinButton />}
    <BuyButton item={item} />
  </>
);

function BuyButton({ item }: { item: CommodityCard }) {
  const { buy, isBusy } = useBuy(item);
  if (!item.offer) return null;
  const variant = item.charge === FREE_FOR_MEMBERS ? 'outlined' : 'contained';
  return (
    <Button variant={variant} aria-disabled={isBusy} onClick={buy}>
      {isBusy ? texts.buying : texts.buyNow}
    </Button>
  );
}

function JoinButton() {
  const wayIn = useWayToMemberCentre();
  return (
    <Button variant="contained" {...wayIn()}>
      {texts.join}
    </Button>
  );
}
