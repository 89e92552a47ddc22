import { newsCategories } from '@cheese/domain/codes/content/news';
import type { NewsItem } from '@cheese/domain/contract/content/news';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { CardShape, coverSizes } from '../../../features/commodity/CardShape';
import { paths } from '../../../paths';

export function NewsCard({ item }: { item: NewsItem }) {
  const { id, title, category, cover, publishedAt } = item;
  return (
    <CardShape>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes={coverSizes} />
      </div>
      <div className="words">
        <CardLink className="title" href={paths.realTimeInfo.detail({ id })}>
          {title}
        </CardLink>
        <p className="facts">
          <span>{newsCategories[category]}</span>
          <RelativeTime at={publishedAt} />
        </p>
      </div>
    </CardShape>
  );
}
