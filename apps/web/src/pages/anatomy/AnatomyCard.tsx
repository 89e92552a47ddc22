import { bodySystems } from '@cheese/domain/codes/viewers/bodySystems';
import type { Anatomy } from '@cheese/domain/contract/viewers/anatomy';
import { countText } from '@cheese/domain/rules/countText';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { KeepMark } from '../../features/collect/KeepMark';
import { CardShape, coverSizes } from '../../features/commodity/CardShape';
import { PriceLine } from '../../features/commodity/PriceLine';
import { WayToBuy } from '../../features/commodity/WayToBuy';
import { paths } from '../../paths';
import { ANATOMY, anatomyAsCard } from './anatomyAsCard';
import { texts } from './texts';

interface AnatomyCardProps {
  anatomy: Anatomy;
  eager: boolean;
  isCollected: boolean;
}

/** What is studied in three dimensions: how many parts, of which system, and what it costs. */
export function AnatomyCard({ anatomy, eager, isCollected }: AnatomyCardProps) {
  const { id, name, cover, summary, system, structureCount, learnerCount } = anatomy;
  const item = anatomyAsCard(anatomy);
  return (
    <CardShape>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes={coverSizes} eager={eager} />
        <span className="type">{bodySystems[system]}</span>
      </div>
      <KeepMark thing={{ type: ANATOMY, productId: id }} {...{ name, isCollected }} />
      <div className="words">
        <CardLink className="title" href={paths.anatomyDetail({ id })}>
          {name}
        </CardLink>
        <p className="description">{summary}</p>
        <p className="facts">
          <span>{texts.structures(structureCount)}</span>
          <span>{texts.learners(countText(learnerCount))}</span>
        </p>
        <div className="foot money">
          <PriceLine item={item} />
          {item.isLocked && item.offer && <WayToBuy item={item} />}
        </div>
      </div>
    </CardShape>
  );
}
