import type { CommodityCard as Item } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CommodityCard } from './CommodityCard';
import { CourseFactsContext } from './course/CourseFacts';
import { useCourseFacts } from './course/useCourseFacts';

const Grid = styled(CardGrid)(({ theme }) => ({
  // If all cards have one type, the page shows the type once above the list.
  '&.alike .type': { display: 'none' },
  // On a phone a short block shows only its first cards.
  [theme.breakpoints.down('sm')]: { '&.short > :nth-of-type(n + 5)': { display: 'none' } },
}));

interface CommodityGridProps<T extends Item> {
  items: readonly T[];
  columns?: 3 | 4;
  isShort?: boolean;
  /** Number of pictures above the fold. */
  eagerCount?: number;
  card?: (item: T, eager: boolean) => ReactNode;
}

const plainCard = (item: Item, eager: boolean) => <CommodityCard item={item} eager={eager} />;

function classesOf<T extends Item>({ items, columns, isShort }: CommodityGridProps<T>) {
  const areAlike = items.every(({ type }) => type === items[0]?.type);
  const classes = { short: isShort, alike: areAlike, roomy: columns === 3 };
  return Object.entries(classes)
    .flatMap(([name, isOn]) => (isOn ? [name] : []))
    .join(' ');
}

export function CommodityGrid<T extends Item>(props: CommodityGridProps<T>) {
  const { items, columns = 4, eagerCount = 0, card = plainCard } = props;
  const facts = useCourseFacts(items);
  return (
    <CourseFactsContext value={facts}>
      <Grid role="list" columns={columns} className={classesOf(props)}>
        {items.map((item, index) => (
          <div role="listitem" key={item.id}>
            {card(item, index < eagerCount)}
          </div>
        ))}
      </Grid>
    </CourseFactsContext>
  );
}
