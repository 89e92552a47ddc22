import { useGetQuizListQuery } from '@cheese/emergency-api/quiz';
import { pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { QuizTabs } from '../../../../features/quiz/QuizTabs';
import { texts as quizTexts } from '../../../../features/quiz/texts';
import { paths } from '../../../../paths';
import { texts as startTexts } from '../texts';
import { HistoryRow } from './HistoryRow';
import { texts } from './texts';

const PAGE_SIZE = 20;
const begin = <Button href={paths.quiz.home({ start: 1 })}>{startTexts.begin}</Button>;

export default function QuizHistoryPage() {
  useDocumentTitle(quizTexts.history);
  const page = pageParam(useSearchParams()[0]);
  const query = useGetQuizListQuery({ page, pageCnt: PAGE_SIZE });
  const makeHref = (to: number) => paths.quiz.history({ page: to });
  return (
    <Content>
      <PageTitle>{quizTexts.history}</PageTitle>
      <QuizTabs here="history" />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState sentence={texts.empty} action={begin} />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
              {list.map((quiz) => (
                <HistoryRow key={quiz.quizId} quiz={quiz} />
              ))}
              <Pager page={page} pageSize={PAGE_SIZE} total={total} makeHref={makeHref} />
            </Box>
          </PagedList>
        )}
      </Answered>
    </Content>
  );
}
