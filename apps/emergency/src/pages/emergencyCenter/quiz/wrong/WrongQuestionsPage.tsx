import { useGetWrongQuestionsQuery } from '@cheese/emergency-api/quiz';
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
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { CentreGate } from '../../../../features/org/CentreGate';
import { PractiseWrong } from '../../../../features/quiz/PractiseWrong';
import { QuizTabs } from '../../../../features/quiz/QuizTabs';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { markedQuestion } from '../../../../features/quiz/sheetQuestion';
import { texts as quizTexts } from '../../../../features/quiz/texts';
import { useSessionState } from '../../../../session/session';
import { paths } from '../../../../paths';
import { texts } from './texts';

const PAGE_SIZE = 10;
const goOn = <Button href={paths.quiz.home({ start: 1 })}>{quizTexts.again}</Button>;
const nothing = <EmptyState sentence={texts.empty} hint={texts.emptyHint} action={goOn} />;

const makeHref = (to: number) => paths.quiz.wrong({ page: to });

export default function WrongQuestionsPage() {
  useDocumentTitle(quizTexts.wrong);
  const page = pageParam(useSearchParams()[0]);
  const hasCentre = useSessionState().person?.orgName !== null;
  const asked = hasCentre ? { page, pageCnt: PAGE_SIZE } : skipToken;
  const query = useGetWrongQuestionsQuery(asked);
  const hasSome = (query.currentData?.total ?? 0) > 0;
  return (
    <Content>
      <PageTitle actions={hasSome && <PractiseWrong />}>{quizTexts.wrong}</PageTitle>
      <QuizTabs here="wrong" />
      <CentreGate>
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={nothing}
        >
          {({ list, total }) => (
            <PagedList page={page}>
              {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
                {list.map((question, index) => (
                  <ReviewCard
                    key={question.id}
                    question={markedQuestion(question)}
                    number={(page - 1) * PAGE_SIZE + index + 1}
                    extra={quizTexts.wrongTimes(question.wrongCount)}
                  />
                ))}
                <Pager page={page} pageSize={PAGE_SIZE} total={total} makeHref={makeHref} />
              </Box>
            </PagedList>
          )}
        </Answered>
      </CentreGate>
    </Content>
  );
}
