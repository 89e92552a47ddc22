import { morphologyFields } from '@cheese/domain/codes/viewers/morphology';
import type { SlideLibrary } from '@cheese/domain/contract/viewers/slideLibrary';
import { countText } from '@cheese/domain/rules/countText';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { KeepMark } from '../../features/collect/KeepMark';
import { CardShape, coverSizes } from '../../features/commodity/CardShape';
import { PriceLine } from '../../features/commodity/PriceLine';
import { WayToBuy } from '../../features/commodity/WayToBuy';
import { texts as shared } from '../../features/slide/texts';
import { paths } from '../../paths';
import { libraryAsCard } from './libraryAsCard';
import { texts } from './texts';

interface LibraryCardProps {
  library: SlideLibrary;
  eager: boolean;
  isCollected: boolean;
}

const LIBRARY = 2;

/** A collection of slides: how many, of which discipline, and what it costs. */
export function LibraryCard({ library, eager, isCollected }: LibraryCardProps) {
  const { id, name, cover, summary, field, slideCount, viewCount } = library;
  const item = libraryAsCard(library);
  return (
    <CardShape>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes={coverSizes} eager={eager} />
        <span className="type">{morphologyFields[field]}</span>
      </div>
      <KeepMark thing={{ type: LIBRARY, productId: id }} {...{ name, isCollected }} />
      <div className="words">
        <CardLink className="title" href={paths.slideLibrary({ id })}>
          {name}
        </CardLink>
        <p className="description">{summary}</p>
        <p className="facts">
          <span>{texts.slideCount(slideCount)}</span>
          <span>{shared.views(countText(viewCount))}</span>
        </p>
        <div className="foot money">
          <PriceLine item={item} />
          {item.isLocked && item.offer && <WayToBuy item={item} />}
        </div>
      </div>
    </CardShape>
  );
}
