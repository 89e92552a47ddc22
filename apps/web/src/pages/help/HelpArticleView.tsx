import { useGetHelpDetailQuery } from '@cheese/api-client/help';
import { messages } from '@cheese/domain/texts/messages';
import { Answered } from '@cheese/ui/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { RelativeTime } from '@cheese/ui/RelativeTime';
import { SafeHtml } from '@cheese/ui/SafeHtml';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { Column, Sheet } from '../realTimeInfo/detail/ArticleBody';
import type { HelpAsked } from './helpAddress';
import { HelpContact } from './HelpContact';
import { texts } from './texts';

/** One article, and the way back to the list that led to it. */
export function HelpArticleView({ id, asked }: { id: number; asked: HelpAsked }) {
  const { showType, keyword } = asked;
  const query = useGetHelpDetailQuery({ id });
  const article = query.currentData;
  useDocumentTitle(article?.title ?? texts.title);
  const list = paths.help({ showType, ...(keyword && { keyword }) });
  const trail = [
    { label: messages.home, href: paths.home() },
    { label: texts.title, href: list },
    ...(article ? [{ label: article.title }] : []),
  ];
  return (
    <Content>
      <Breadcrumbs trail={trail} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {({ title, category, updatedAt, html }) => (
          <Sheet>
            <Column>
              <Typography variant="h1">{title}</Typography>
              <Typography variant="caption" component="p" sx={{ mb: 3, color: 'text.third' }}>
                {category} · {texts.updated} <RelativeTime at={updatedAt} />
              </Typography>
              <SafeHtml html={html} />
              <Button variant="outlined" href={list} sx={{ mt: 3 }}>
                {texts.back}
              </Button>
            </Column>
          </Sheet>
        )}
      </Answered>
      <HelpContact />
    </Content>
  );
}
