import { useGetLuoheDetailQuery } from '@cheese/api-client/front/luohe';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { ArticlePage } from '../../../features/article/ArticlePage';
import { Column, Sheet } from '../../../features/article/Sheet';
import { paths } from '../../../paths';
import { idParam } from '@cheese/ui/address/urlParams';
import { texts } from '../texts';

const zone = { label: texts.title, href: paths.luohe.zone() };

export default function LuoheDetailsPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const query = useGetLuoheDetailQuery(id === undefined ? skipToken : { id });
  if (id === undefined) return <NotFoundFace />;
  const back = (
    <Button href={zone.href} sx={{ my: 2 }}>
      {texts.back}
    </Button>
  );
  return (
    <ArticlePage query={query} what={texts.whatEntry} list={zone} foot={back}>
      {({ title, publishedAt, cover, html }) => (
        <Sheet>
          <Column>
            <Typography variant="h1">{title}</Typography>
            <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
              <RelativeTime at={publishedAt} />
            </Typography>
            <Box sx={{ mb: 2 }}>
              <ImageWithFallback src={cover} alt="" sizes="min(100vw, 760px)" eager />
            </Box>
            <SafeHtml html={html} />
          </Column>
        </Sheet>
      )}
    </ArticlePage>
  );
}
