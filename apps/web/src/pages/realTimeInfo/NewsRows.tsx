import { newsCategories } from '@cheese/domain/codes/content/news';
import type { NewsItem } from '@cheese/domain/contract/content/news';
import { AppLink } from '@cheese/ui/links/AppLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { pictureSizes, Row, Rows } from '../../features/news/rowShape';

const Headline = styled(AppLink)(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.accent.text },
  // The whole row can be clicked, while screen readers find a link with the headline only.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Summary = styled('p')(({ theme }) => ({
  margin: '4px 0 8px',
  color: theme.palette.text.secondary,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  color: theme.palette.text.third,
}));

export function NewsRows({ items }: { items: readonly NewsItem[] }) {
  return (
    <Rows>
      {items.map((item, index) => (
        <NewsRow key={item.id} item={item} isFirst={index < 3} />
      ))}
    </Rows>
  );
}

function NewsRow({ item, isFirst }: { item: NewsItem; isFirst: boolean }) {
  const { id, title, summary, category, cover, source, publishedAt } = item;
  return (
    <Row>
      <div className="picture">
        <ImageWithFallback src={cover} alt="" sizes={pictureSizes} eager={isFirst} />
      </div>
      <div className="words">
        <Headline href={paths.realTimeInfo.detail({ id })}>{title}</Headline>
        <Summary>{summary}</Summary>
        <Facts>
          <span>{newsCategories[category]}</span>
          <span>{source}</span>
          <RelativeTime at={publishedAt} />
        </Facts>
      </div>
    </Row>
  );
}
