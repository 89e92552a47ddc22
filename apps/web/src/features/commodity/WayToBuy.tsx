import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import Button from '@mui/material/Button';
import { useMemberCentreLink } from '../../navigation/useMemberCentreLink';
import { texts } from './texts';
import { useBuy } from './useBuy';

/** Above the card's link, which covers the whole card and would take the clicks. */
const place = { position: 'relative', zIndex: 1, flex: 'none', minWidth: 0 } as const;

/** Ways to unlock a product: purchase, and membership if it is free for members. */
export function WayToBuy({ item }: { item: CommodityCard }) {
  return (
    <>
      <Buy item={item} />
      {item.charge === chargeKindCodes.freeForMembers && <Join item={item} />}
    </>
  );
}

function Join({ item }: { item: CommodityCard }) {
  const wayIn = useMemberCentreLink();
  return (
    <Button
      size="small"
      variant="outlined"
      sx={place}
      {...wayIn()}
      aria-label={texts.joinFor(item.title)}
    >
      {texts.join}
    </Button>
  );
}

function Buy({ item }: { item: CommodityCard }) {
  const { buy, isBusy } = useBuy(item);
  return (
    <Button
      size="small"
      variant={item.charge === chargeKindCodes.freeForMembers ? 'text' : 'outlined'}
      sx={place}
      aria-disabled={isBusy}
      aria-label={texts.buyThis(item.title)}
      onClick={buy}
    >
      {isBusy ? texts.buying : texts.buy}
    </Button>
  );
}
