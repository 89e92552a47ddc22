import type { CollectType } from '@cheese/domain/codes/shop/products';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import type { ReactNode } from 'react';
import { useFavouriteIds } from './useFavouriteIds';

interface KeptCardsProps<Item> {
  type: CollectType;
  items: readonly Item[];
  columns: 3 | 4;
  /** `roomy`: there is room for a title in one line. */
  className?: 'roomy';
  /** `eager`: its picture is in the first row. */
  card: (item: Item, more: { isCollected: boolean; eager: boolean }) => ReactNode;
}

/** A grid of cards with the favourite state of each. */
export function FavouriteCards<Item extends { id: number }>(props: KeptCardsProps<Item>) {
  const { type, items, columns, card, className } = props;
  const kept = useFavouriteIds(
    type,
    items.map(({ id }) => id),
  );
  return (
    <CardGrid columns={columns} role="list" {...(className && { className })}>
      {items.map((item, index) => (
        <div role="listitem" key={item.id}>
          {card(item, { isCollected: kept.has(item.id), eager: index < columns })}
        </div>
      ))}
    </CardGrid>
  );
}
