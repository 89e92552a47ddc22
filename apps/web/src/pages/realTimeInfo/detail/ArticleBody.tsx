import { newsCategories } from '@cheese/domain/codes/content/news';
import type { NewsArticle } from '@cheese/domain/contract/content/news';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Column, CoverPlace, Sheet } from '../../../features/article/Sheet';
import { PhoneReading } from './PhoneReading';

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  paddingBlock: 12,
  marginBottom: 24,
  color: theme.palette.text.third,
  borderBottom: `1px solid ${theme.palette.hairline}`,
}));

export function ArticleBody({ article }: { article: NewsArticle }) {
  const { title, category, cover, source, author, publishedAt, html } = article;
  return (
    <Sheet>
      <Column>
        <Typography variant="h1">{title}</Typography>
        <Facts>
          <span>{newsCategories[category]}</span>
          <span>{source}</span>
          <span>{author}</span>
          <RelativeTime at={publishedAt} />
          <PhoneReading />
        </Facts>
        <CoverPlace>
          <ImageWithFallback eager src={cover} alt="" sizes="(min-width: 840px) 760px, 100vw" />
        </CoverPlace>
        <SafeHtml html={html} />
      </Column>
    </Sheet>
  );
}
