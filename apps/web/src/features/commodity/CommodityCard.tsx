import { shortDayText } from '@cheese/domain/rules/time/dayText';
import { commodityTypeCodes, commodityTypes } from '@cheese/domain/codes/shop/products';
import type { CommodityCard as Item } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { type Mark, MarkedText } from '@cheese/ui/text/MarkedText';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { CardShape, coverSizes } from './CardShape';
import { CourseLine } from './course/CourseLine';
import { Favourite } from './course/Favourite';
import { PriceLine } from './PriceLine';
import { texts } from './texts';
import { WayToBuy } from './WayToBuy';

interface CommodityCardProps {
  item: Item;
  /** Matches of a search in the title. */
  marks?: readonly Mark[] | undefined;
  /** The part of the description that matches the search. */
  description?: ReactNode;
  /** Tells which part of the search the item does not match. */
  note?: ReactNode;
  /** A countdown shown instead of the end date. */
  clock?: ReactNode;
  /** True above the fold: the picture is fetched with high priority. */
  eager?: boolean;
}

/** A product in any list; the whole card is a link. */
export function CommodityCard(props: CommodityCardProps) {
  const { item, marks, description, note, clock, eager } = props;
  const { type, productId, title, cover, teacher, learnerCount, tags, deadline } = item;
  return (
    <CardShape>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes={coverSizes} {...(eager && { eager })} />
        <span className="type">{commodityTypes[type]}</span>
        {deadline !== null && !clock && (
          <span className="until">{texts.until(shortDayText(deadline))}</span>
        )}
      </div>
      <div className="words">
        <CardLink className="title" href={paths.commodity(item)}>
          <MarkedText text={title} marks={marks} />
        </CardLink>
        {description && <p className="description">{description}</p>}
        {note && <p className="lacks">{note}</p>}
        <p className="facts">
          <span>{teacher}</span>
          <span>{texts.learners(countText(learnerCount))}</span>
        </p>
        {type === commodityTypeCodes.course && <CourseLine courseId={productId} />}
        <p className="tags">
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
        {type === commodityTypeCodes.course && <Favourite courseId={productId} title={title} />}
        <div className="foot">
          <div className="money">
            <PriceLine item={item} />
            {item.isLocked && item.offer && <WayToBuy item={item} />}
          </div>
          {clock}
        </div>
      </div>
    </CardShape>
  );
}
