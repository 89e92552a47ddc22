import { useGetExamDescriptionQuery } from '@cheese/api-client/exam/exam';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExamInfo } from './ExamInfo';
import { ExamReview } from './ExamReview';
import { ExamSitting } from './ExamSitting';
import { ExamSummary } from './ExamSummary';
import { texts } from './texts';

const WAITING_MS = 10_000;

/** An exam: its description, the paper of a running attempt, or the result. */
export default function ExaminationPage() {
  const [search] = useSearchParams();
  const examId = idParam(search, 'examId');
  const [isWaiting, setWaiting] = useState(false);
  const query = useGetExamDescriptionQuery(
    examId ? { examId } : skipToken,
    // Polls before the start, because the server's clock decides.
    { pollingInterval: isWaiting ? WAITING_MS : 0 },
  );
  const isUpcoming = query.data?.state === 'upcoming';
  if (isUpcoming !== isWaiting) setWaiting(isUpcoming);
  useDocumentTitle(query.data?.title ?? texts.title);
  if (!examId) return <NotFoundFace />;
  const lost = <NotFoundFace />;
  return (
    <Content sx={{ pb: 3 }}>
      <PageTitle>{query.data?.title ?? texts.title}</PageTitle>
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />} notFound={lost}>
        {(exam) => (
          <Face
            exam={exam}
            isReview={search.get('view') === 'review'}
            onChanged={() => void query.refetch()}
          />
        )}
      </Answered>
    </Content>
  );
}

interface FaceProps {
  exam: ExamDescription;
  isReview: boolean;
  onChanged: () => void;
}

/** A running attempt always shows the paper. */
function Face({ exam, isReview, onChanged }: FaceProps) {
  if (exam.state === 'answering') return <ExamSitting exam={exam} onOver={onChanged} />;
  if (exam.submittedAt !== null && isReview) return <ExamReview examId={exam.id} />;
  return (
    <>
      {exam.submittedAt !== null && <ExamSummary exam={exam} />}
      <ExamInfo exam={exam} />
    </>
  );
}
