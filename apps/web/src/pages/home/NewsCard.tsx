import { newsCategories } from '@cheese/domain/codes/news';
import type { NewsItem } from '@cheese/domain/contract/news';
import { AppLink } from '@cheese/ui/AppLink';
import { ImageWithFallback } from '@cheese/ui/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/RelativeTime';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';

const Headline = styled(AppLink)(({ theme }) => ({
  ...theme.typography.h4,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: 48,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.accent.text },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 8,
  color: theme.palette.text.third,
}));

export function NewsCard({ item }: { item: NewsItem }) {
  const { id, title, category, cover, publishedAt } = item;
  return (
    <Card sx={{ position: 'relative' }}>
      <ImageWithFallback src={cover} alt="" />
      <div style={{ padding: 16 }}>
        <Headline href={paths.realTimeInfo.detail({ id })}>{title}</Headline>
        <Facts>
          <span>{newsCategories[category]}</span>
          <RelativeTime at={publishedAt} />
        </Facts>
      </div>
    </Card>
  );
}
