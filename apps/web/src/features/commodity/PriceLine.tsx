import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { styled } from '@mui/material/styles';
import { priceFace } from './priceFace';
import { texts } from './texts';

const Line = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  minHeight: 24,
  color: palette.text.third,
  '& b': { ...typography.h3, color: palette.brandText },
  '& b small': { ...typography.caption, marginLeft: 2 },
  '& .mark': { fontWeight: 600, color: palette.brandText },
  '& .mark.free': { ...typography.h4, color: palette.success.main },
}));

export function PriceLine({ item }: { item: CommodityCard }) {
  const { mark, price, before, memberPrice, until } = priceFace(item);
  const isFree = price === null;
  return (
    <Line>
      {mark && isFree && <span className="mark free">{mark}</span>}
      {until && <span>{texts.boughtUntil(until)}</span>}
      {price && (
        <b>
          {price}
          <small>{texts.unit}</small>
        </b>
      )}
      {mark && !isFree && <span className="mark">{mark}</span>}
      {memberPrice && (
        <span>
          {texts.memberPrice} {memberPrice}
        </span>
      )}
      {before && !memberPrice && <s aria-label={`${texts.originalPrice}${before}`}>{before}</s>}
    </Line>
  );
}
