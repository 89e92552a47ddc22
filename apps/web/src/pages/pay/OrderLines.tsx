import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { OrderDetail, OrderItem } from '@cheese/domain/contract/shop/order';
import { chinaMinute } from '@cheese/domain/rules/chinaDay';
import { priceText } from '@cheese/domain/rules/priceText';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
  '& dl': { display: 'grid', gap: 4, margin: 0, paddingTop: 12 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .saved dd': { color: palette.success.main },
  '& .total dd': { ...typography.h2, color: palette.brandText },
  '& .total small': { ...typography.caption, marginLeft: 4 },
  [breakpoints.down('sm')]: { '& .cover': { width: 72 } },
}));

/** What is ordered, and what it comes to. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { items, orderNo, createdAt, total, saved } = order;
  return (
    <Lines>
      <Typography variant="h2">{texts.items}</Typography>
      <ul>
        {items.map((item) => (
          <Line key={item.specificationId} item={item} isTyped={order.kind === 'commodity'} />
        ))}
      </ul>
      <dl>
        <Fact label={texts.orderNo}>{orderNo}</Fact>
        <Fact label={texts.placed}>{chinaMinute(createdAt)}</Fact>
        {saved > 0 && <Fact label={texts.sum}>{priceText(total + saved)}</Fact>}
        {saved > 0 && (
          <Fact label={texts.saved} className="saved">
            -{priceText(saved)}
          </Fact>
        )}
        <Fact label={texts.total} className="total">
          {priceText(total)}
          <small>{texts.unit}</small>
        </Fact>
      </dl>
    </Lines>
  );
}

interface FactProps {
  label: string;
  className?: string;
  children: React.ReactNode;
}

const Fact = ({ label, className, children }: FactProps) => (
  <div {...(className && { className })}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Line({ item, isTyped }: { item: OrderItem; isTyped: boolean }) {
  const { title, cover, type, specificationName, price } = item;
  const kinds = [isTyped && commodityTypes[type], specificationName].filter(Boolean);
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
      </div>
      <span className="price">{priceText(price)}</span>
    </li>
  );
}
