import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fact, FactList, OrderSums } from '../../features/payment/OrderSums';
import { HeldLine } from '../../features/payment/HeldLine';
import { texts } from './texts';

const Lines = styled('section')(({ theme: { breakpoints, palette, typography } }) => ({
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    gap: 12,
    padding: '12px 0',
    borderTop: `1px solid ${palette.hairline}`,
  },
  '& .cover': { flex: 'none', width: 96, borderRadius: 4, overflow: 'hidden' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .words b': { ...typography.body1, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .words small, & dt': { ...typography.caption, color: palette.text.third },
  '& .words small': { display: 'block' },
  '& .price': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '& dl': { gap: 4, paddingTop: 12 },
  [breakpoints.down('sm')]: { '& .cover': { width: 72 } },
}));

const words = { full: texts.sum, saved: texts.saved, total: texts.total };

export function OrderLines({ order }: { order: OrderDetail }) {
  const { items, orderNo, createdAt } = order;
  return (
    <Lines>
      <Typography variant="h2">{texts.items}</Typography>
      <ul>
        {items.map((item) => (
          <Line key={item.specificationId} item={item} isTyped={order.kind === 'commodity'} />
        ))}
      </ul>
      <FactList>
        <Fact label={texts.orderNo}>{orderNo}</Fact>
        <Fact label={texts.placed}>{chinaMinute(createdAt)}</Fact>
        <OrderSums order={order} words={words} />
      </FactList>
    </Lines>
  );
}

function Line({ item, isTyped }: { item: OrderDetail['items'][number]; isTyped: boolean }) {
  const { title, cover, type, specificationName, price } = item;
  const kinds = [isTyped && type !== null && commodityTypes[type], specificationName].filter(
    Boolean,
  );
  return (
    <li>
      {cover && (
        <div className="cover">
          <ImageWithFallback src={cover} alt="" sizes="96px" />
        </div>
      )}
      <div className="words">
        <b>{title}</b>
        <small>{kinds.join(' · ')}</small>
        <HeldLine item={item} />
      </div>
      <span className="price">{priceText(price)}</span>
    </li>
  );
}
