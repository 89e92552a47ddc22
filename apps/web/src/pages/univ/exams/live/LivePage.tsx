import { useGetLiveExamQuery } from '@cheese/api-client/exam/examWatch';
import type { LiveExam } from '@cheese/domain/contract/exam/examWatch';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { PhaseChip } from '../PhaseChip';
import { type Act, LiveDialogs } from './LiveDialogs';
import { LiveList } from './LiveList';
import { texts } from './texts';

const EVERY_MS = 3_000;
const MINUTE_S = 60;

export default function LivePage() {
  const [search] = useSearchParams();
  const examId = idParam(search, 'examId');
  return examId === undefined ? <NotFoundFace /> : <OneExam key={examId} examId={examId} />;
}

function OneExam({ examId }: { examId: number }) {
  useDocumentTitle(texts.title);
  const query = useGetLiveExamQuery({ examId }, { pollingInterval: EVERY_MS });
  const [act, setAct] = useState<Act | null>(null);
  const exam = query.currentData;
  const actions = (
    <>
      <Button href={paths.univ.exams()}>{texts.back}</Button>
      <Button href={paths.univ.examSettings({ examId })}>{texts.settings}</Button>
      <Button href={paths.univ.exam('results', { examId })}>{texts.results}</Button>
      {exam?.phase === 'running' && (
        <>
          <Button variant="outlined" onClick={() => setAct({ what: 'extend', to: null })}>
            {texts.extendAll}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => setAct({ what: 'end', to: null })}
          >
            {texts.endAll}
          </Button>
        </>
      )}
    </>
  );
  return (
    <>
      <PageTitle actions={actions} lead={exam && <Lead exam={exam} />}>
        {exam ? texts.titleOf(exam.title) : texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <LiveList exam={found} onAct={setAct} />}
      </Answered>
      {exam && <LiveDialogs exam={exam} act={act} onClose={() => setAct(null)} />}
    </>
  );
}

const Lead = ({ exam: { phase, endsAt, extraS } }: { exam: LiveExam }) => (
  <>
    <PhaseChip phase={phase} /> {texts.until(chinaMinute(endsAt))}
    {extraS > 0 && texts.extended(Math.round(extraS / MINUTE_S))}
  </>
);
