import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { OrderDetail, OrderItem } from '@cheese/domain/contract/shop/order';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { AppLink } from '@cheese/ui/links/AppLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('ul')(({ theme: { breakpoints, palette, typography } }) => ({
  margin: 0,
  padding: '0 16px',
  listStyle: 'none',
  '& li': { display: 'flex', gap: 12, padding: '12px 0' },
  '& li + li': { borderTop: `1px solid ${palette.hairline}` },
  '& .cover': { flex: 'none', width: 96, borderRadius: 4, overflow: 'hidden' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .words b': { ...typography.body1, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .words a': { color: 'inherit', textDecoration: 'none' },
  '& .words a:hover': { color: palette.accent.text },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
  '& .price': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  [breakpoints.down('sm')]: { '& .cover': { width: 72 } },
}));

type Detailed = OrderDetail['items'][number];

interface OrderItemsProps {
  items: readonly (OrderItem & Partial<Pick<Detailed, 'given'>>)[];
  /** True if the items have a product type to show. */
  isTyped: boolean;
  href?: string;
}

/** Validity of an item; null if the name of its specification says it already. */
function lastsText({ given, specificationName }: Partial<Detailed>): string | null {
  if (!given) return null;
  const said = given.until === null ? texts.forGood : texts.lasts(chinaDay(given.until));
  return said === specificationName ? null : said;
}

/** The items as they were when ordered; paid ones show their expiry. */
export function OrderItems({ items, isTyped, href }: OrderItemsProps) {
  return (
    <List>
      {items.map((item) => (
        <Item key={item.specificationId} item={item} isTyped={isTyped} href={href} />
      ))}
    </List>
  );
}

interface ItemProps {
  item: OrderItemsProps['items'][number];
  isTyped: boolean;
  href: string | undefined;
}

function Item({ item, isTyped, href }: ItemProps) {
  const { title, cover, type, specificationName, price } = item;
  const lasts = lastsText(item);
  return (
    <li>
      {cover && (
        <div className="cover">
          <ImageWithFallback src={cover} alt="" sizes="96px" />
        </div>
      )}
      <div className="words">
        <b>{href ? <AppLink href={href}>{title}</AppLink> : title}</b>
        <small>
          {[isTyped && type !== null && commodityTypes[type], specificationName]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {lasts && <small>{lasts}</small>}
      </div>
      <span className="price">{priceText(price)}</span>
    </li>
  );
}
