import { useGetManagedExamQuery } from '@cheese/api-client/exam/examManage';
import type { ManagedExamDetail } from '@cheese/domain/contract/exam/examManage';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { PhaseChip } from '../PhaseChip';
import { ExamActions } from './ExamActions';
import { ExamForm } from './ExamForm';
import { texts } from './texts';

export default function ExamPage() {
  const [search] = useSearchParams();
  const examId = idParam(search, 'examId');
  return examId === undefined ? <NotFoundFace /> : <OneExam key={examId} examId={examId} />;
}

function OneExam({ examId }: { examId: number }) {
  useDocumentTitle(texts.title);
  const query = useGetManagedExamQuery({ examId }, { refetchOnMountOrArgChange: true });
  const exam = query.currentData;
  return (
    <>
      <PageTitle actions={exam && <ExamActions exam={exam} />}>
        {exam?.title ?? texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <Facts exam={found} />}
      </Answered>
    </>
  );
}

function Facts({ exam }: { exam: ManagedExamDetail }) {
  const { phase, paperId, paperName, questionCount, totalScore, findings } = exam;
  const [opening, open] = useState(0);
  return (
    <div style={{ maxWidth: 800 }}>
      <Typography sx={{ mb: 1.5 }}>
        <PhaseChip phase={phase} /> {texts.paperOf(paperName, questionCount, totalScore)}{' '}
        {paperId !== null && (
          <Link underline="always" href={paths.univ.paper({ paperId })}>
            {texts.editPaper}
          </Link>
        )}
      </Typography>
      <Alert severity={phase === 'cancelled' ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {texts.mayChange[phase]}
        {phase === 'cancelled' && ` ${texts.cancelledFor(exam.cancelReason)}`}
      </Alert>
      {findings.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {findings.map(({ message }) => message).join('；')}
        </Alert>
      )}
      <UnsavedGuard>
        <ExamForm key={opening} exam={exam} onReopen={() => open(opening + 1)} />
      </UnsavedGuard>
    </div>
  );
}
