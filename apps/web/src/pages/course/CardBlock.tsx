import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { CommoditiesSkeleton } from '../../features/commodity/CommoditiesSkeleton';
import { CommodityGrid } from '../../features/commodity/CommodityGrid';
import { texts } from './texts';

interface CardBlockProps {
  title: string;
  query: Answerable<CommodityCard[]>;
  /** True for the block that is visible when the page opens; its pictures load at once. */
  isFirst?: boolean;
}

export const CardBlock = ({ title, query, isFirst = false }: CardBlockProps) => (
  <Section title={title}>
    <Answered
      query={query}
      what={texts.what}
      skeleton={<CommoditiesSkeleton count={4} />}
      empty={<EmptyState dense sentence={texts.none} />}
    >
      {(items) => <CommodityGrid items={items} isShort eagerCount={isFirst ? 4 : 0} />}
    </Answered>
  </Section>
);
