import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import type { ReactNode } from 'react';
import { CardShape, coverSizes } from './CardShape';
import { PriceLine } from './PriceLine';
import { WayToBuy } from './WayToBuy';

interface ProductCardProps {
  /** The product that sells it. */
  item: CommodityCard;
  href: string;
  /** Discipline or system, shown on the cover. */
  kind: string;
  facts: readonly string[];
  keep: ReactNode;
  eager: boolean;
}

/** The card of a product that has its own list page, such as a slide library or a model. */
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
