import { useGetLuoheDetailQuery } from '@cheese/api-client/luohe';
import { messages } from '@cheese/domain/texts/messages';
import { Answered } from '@cheese/ui/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { ImageWithFallback } from '@cheese/ui/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/RelativeTime';
import { SafeHtml } from '@cheese/ui/SafeHtml';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { Column, Sheet } from '../../realTimeInfo/detail/ArticleBody';
import { ArticleSkeleton } from '../../realTimeInfo/detail/ArticleSkeleton';
import { readId } from '../../realTimeInfo/detail/readId';
import { texts } from '../texts';

/** One of the school's articles. */
export default function LuoheDetailsPage() {
  const [search] = useSearchParams();
  const id = readId(search);
  const query = useGetLuoheDetailQuery(id === null ? skipToken : { id });
  const title = query.currentData?.title;
  useDocumentTitle(title ?? texts.title);
  if (id === null) return <NotFoundFace />;
  const trail = [
    { label: messages.home, href: paths.home() },
    { label: texts.title, href: paths.luohe.zone() },
    ...(title ? [{ label: title }] : []),
  ];
  return (
    <Content>
      <Breadcrumbs trail={trail} />
      <Answered
        query={query}
        what={texts.whatEntry}
        skeleton={<ArticleSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(article) => (
          <Sheet>
            <Column>
              <Typography variant="h1">{article.title}</Typography>
              <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
                <RelativeTime at={article.publishedAt} />
              </Typography>
              <Box sx={{ mb: 2 }}>
                <ImageWithFallback src={article.cover} alt="" sizes="760px" eager />
              </Box>
              <SafeHtml html={article.html} />
            </Column>
          </Sheet>
        )}
      </Answered>
      <Button href={paths.luohe.zone()} sx={{ my: 2 }}>
        {texts.back}
      </Button>
    </Content>
  );
}
