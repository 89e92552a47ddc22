import { useGetHelpDetailQuery } from '@cheese/api-client/content/help';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArticlePage } from '../../features/article/ArticlePage';
import { Column, Sheet } from '../../features/article/Sheet';
import { paths } from '../../paths';
import type { HelpAsked } from './helpAddress';
import { HelpContact } from './HelpContact';
import { texts } from './texts';

/** One article, with a link back to the list it was opened from. */
export function HelpArticleView({ id, asked }: { id: number; asked: HelpAsked }) {
  const { showType, keyword } = asked;
  const query = useGetHelpDetailQuery({ id });
  const href = paths.help({ showType, ...(keyword && { keyword }) });
  const list = { label: texts.title, href };
  return (
    <ArticlePage query={query} what={texts.what} list={list} foot={<HelpContact />}>
      {({ title, category, updatedAt, html }) => (
        <Sheet>
          <Column>
            <Typography variant="h1">{title}</Typography>
            <Typography variant="caption" component="p" sx={{ mb: 3, color: 'text.third' }}>
              {category} · {texts.updated} <RelativeTime at={updatedAt} />
            </Typography>
            <SafeHtml html={html} />
            <Button variant="outlined" href={href} sx={{ mt: 3 }}>
              {texts.back}
            </Button>
          </Column>
        </Sheet>
      )}
    </ArticlePage>
  );
}
