import { useGetNewsDetailQuery } from '@cheese/api-client/news';
import { messages } from '@cheese/domain/texts/messages';
import { Answered } from '@cheese/ui/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts as listTexts } from '../texts';
import { ArticleBody } from './ArticleBody';
import { ArticleSkeleton } from './ArticleSkeleton';
import { Neighbours } from './Neighbours';
import { readId } from './readId';
import { texts } from './texts';

export default function RealTimeInfoDetailPage() {
  const [search] = useSearchParams();
  const id = readId(search);
  const query = useGetNewsDetailQuery(id === null ? skipToken : { id });
  const title = query.currentData?.title;
  useDocumentTitle(title ?? listTexts.title);
  if (id === null) return <NotFoundFace />;

  const trail = [
    { label: messages.home, href: paths.home() },
    { label: listTexts.title, href: paths.realTimeInfo.list() },
    ...(title ? [{ label: title }] : []),
  ];
  return (
    <Content>
      <Breadcrumbs trail={trail} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<ArticleSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(article) => (
          <>
            <ArticleBody article={article} />
            <Neighbours previous={article.previous} next={article.next} />
          </>
        )}
      </Answered>
    </Content>
  );
}
