import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import type { ReactNode } from 'react';
import { CardShape, coverSizes } from './CardShape';
import { PriceLine } from './PriceLine';
import { WayToBuy } from './WayToBuy';

interface ProductCardProps {
  /** As what it is sold. */
  item: CommodityCard;
  href: string;
  /** Over its cover: of which discipline or system it is. */
  kind: string;
  /** In numbers, each a word or two. */
  facts: readonly string[];
  /** The mark that takes it among the favourites. */
  keep: ReactNode;
  eager: boolean;
}

/** A library, model … that has lists of its own: what it is, how much of it, and what it costs. */
export function ProductCard({ item, href, kind, facts, keep, eager }: ProductCardProps) {
  const { title, cover, description } = item;
  return (
    <CardShape>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes={coverSizes} eager={eager} />
        <span className="type">{kind}</span>
      </div>
      {keep}
      <div className="words">
        <CardLink className="title" href={href}>
          {title}
        </CardLink>
        <p className="description">{description}</p>
        <p className="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <div className="foot money">
          <PriceLine item={item} />
          {item.isLocked && item.offer && <WayToBuy item={item} />}
        </div>
      </div>
    </CardShape>
  );
}
