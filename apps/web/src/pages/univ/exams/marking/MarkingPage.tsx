import { useGetExamMarkingOverviewQuery } from '@cheese/api-client/exam/examMarking';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ofOneExam, OutcomeTabs } from '../ExamOutcome';
import { MarkingRoom } from './MarkingRoom';
import { RuleDialog } from './RuleDialog';
import { texts } from './texts';

/** Marking of written answers, question by question. */
function Marking({ examId }: { examId: number }) {
  const query = useGetExamMarkingOverviewQuery({ examId }, { refetchOnMountOrArgChange: true });
  const [isRuling, setRuling] = useState(false);
  const title = query.currentData ? texts.titleOf(query.currentData.title) : texts.title;
  useDocumentTitle(title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<NotFoundFace />}
    >
      {(overview) => (
        <UnsavedGuard>
          <PageTitle
            actions={
              <Button variant="outlined" onClick={() => setRuling(true)}>
                {texts.rule}
              </Button>
            }
          >
            {title}
          </PageTitle>
          <OutcomeTabs examId={examId} here="marking" />
          {overview.questions.length === 0 ? (
            <EmptyState sentence={texts.none} hint={texts.noneHint} />
          ) : (
            <MarkingRoom overview={overview} />
          )}
          {isRuling && <RuleDialog overview={overview} onClose={() => setRuling(false)} />}
        </UnsavedGuard>
      )}
    </Answered>
  );
}

export default ofOneExam(Marking);
