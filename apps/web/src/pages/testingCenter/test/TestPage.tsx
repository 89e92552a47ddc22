import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { practiceStateCodes } from '@cheese/domain/codes/exam/exams';
import { useGetPracticeQuestionsQuery } from '@cheese/api-client/exam/practice';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { LessonWays } from './LessonWays';
import { PracticeRun } from './PracticeRun';
import { PracticeResult } from './PracticeResult';
import { texts } from './texts';

/** A practice: the sheet while it is open, then the result. */
export default function TestPage() {
  const [search] = useSearchParams();
  const practiceId = idParam(search, 'practiceId');
  const query = useGetPracticeQuestionsQuery(practiceId ? { practiceId } : skipToken);
  const isDone = query.data?.state === practiceStateCodes.submitted;
  useDocumentTitle(isDone ? texts.resultTitle : texts.title);
  if (!practiceId) return <NotFoundFace />;
  return (
    <Content sx={{ pb: 3 }}>
      <PageTitle
        actions={
          query.data?.source === practiceSourceCodes.lesson && (
            <LessonWays coursewareId={query.data.sourceId} isDone={isDone} />
          )
        }
      >
        {query.data?.title ?? texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(paper) =>
          isDone ? (
            <PracticeResult practiceId={practiceId} />
          ) : (
            <PracticeRun key={practiceId} paper={paper} onOver={query.refetch} />
          )
        }
      </Answered>
    </Content>
  );
}
