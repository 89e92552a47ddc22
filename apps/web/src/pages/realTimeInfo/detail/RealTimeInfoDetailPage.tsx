import { useGetNewsDetailQuery } from '@cheese/api-client/content/news';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { ArticlePage } from '../../../features/article/ArticlePage';
import { paths } from '../../../paths';
import { texts as listTexts } from '../texts';
import { ArticleBody } from './ArticleBody';
import { Neighbours } from './Neighbours';
import { idParam } from '@cheese/ui/address/urlParams';
import { texts } from './texts';

export default function RealTimeInfoDetailPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const query = useGetNewsDetailQuery(id === undefined ? skipToken : { id });
  if (id === undefined) return <NotFoundFace />;
  const list = { label: listTexts.title, href: paths.realTimeInfo.list() };
  return (
    <ArticlePage hasCover query={query} what={texts.what} list={list}>
      {(article) => (
        <>
          <ArticleBody article={article} />
          <Neighbours previous={article.previous} next={article.next} />
        </>
      )}
    </ArticlePage>
  );
}
