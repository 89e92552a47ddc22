import { useGetNewsListQuery } from '@cheese/api-client/content/news';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { CategoryFilter } from './CategoryFilter';
import { readListAddress } from './listAddress';
import { NewsRows } from './NewsRows';
import { NewsRowsSkeleton } from '../../features/news/NewsRowsSkeleton';
import { texts } from './texts';

const PAGE_SIZE = 10;

export default function RealTimeInfoPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const { page, category } = readListAddress(search);
  const query = useGetNewsListQuery({ page, pageCnt: PAGE_SIZE, ...(category && { category }) });
  const pageHref = (to: number) =>
    paths.realTimeInfo.list({ page: to, ...(category && { category }) });

  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <CategoryFilter chosen={category} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<NewsRowsSkeleton count={PAGE_SIZE} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            sentence={texts.empty}
            action={<Button href={paths.realTimeInfo.list()}>{texts.seeAll}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length > 0 ? <NewsRows items={list} /> : <PastTheEnd firstHref={pageHref(1)} />}
            <Pager page={page} pageSize={PAGE_SIZE} total={total} makeHref={pageHref} />
          </PagedList>
        )}
      </Answered>
    </Content>
  );
}
