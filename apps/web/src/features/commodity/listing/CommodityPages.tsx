import type { CommodityCard as Item } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { type ReactNode, useDeferredValue } from 'react';
import { CommoditiesSkeleton } from '../CommoditiesSkeleton';
import { CommodityGrid } from '../CommodityGrid';
import { AnsweredPages } from './AnsweredPages';

export const PAGE_SIZE = 12;

interface CommodityPagesProps<T extends Item> {
  query: Answerable<{ list: T[]; total: number }>;
  what: string;
  empty: ReactNode;
  columns?: 3 | 4;
  page: number;
  makeHref: (page: number) => string;
  card?: (item: T, eager: boolean) => ReactNode;
}

export function CommodityPages<T extends Item>(props: CommodityPagesProps<T>) {
  const { what, empty, columns = 4, page, makeHref, card } = props;
  // Deferred, because rendering all cards at once would block input.
  const query = useDeferredValue(props.query);
  return (
    <AnsweredPages
      query={query}
      what={what}
      skeleton={<CommoditiesSkeleton count={PAGE_SIZE} columns={columns} />}
      empty={empty}
      page={page}
      makeHref={makeHref}
      pageSize={PAGE_SIZE}
    >
      {({ list }) => (
        <CommodityGrid
          items={list}
          columns={columns}
          eagerCount={columns}
          {...(card && { card })}
        />
      )}
    </AnsweredPages>
  );
}
