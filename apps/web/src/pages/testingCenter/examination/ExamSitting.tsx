import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { useGetExamResidueTimeQuery, useGetExamTestPaperQuery } from '@cheese/api-client/exam/exam';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { Answered } from '@cheese/ui/feedback/Answered';
import { readFailure } from '@cheese/ui/feedback/failure';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useEffect, useEffectEvent } from 'react';
import { Elsewhere } from './Elsewhere';
import { ExamRun } from './ExamRun';
import { texts } from './texts';

/** Polling interval, so that an extension of time shows within ten seconds. */
const TIME_MS = 8_000;

interface ExamSittingProps {
  exam: ExamDescription;
  /** Called when the attempt was submitted, here or elsewhere. */
  onOver: () => void;
}

/** The paper of a running attempt, if this device may write it. */
export function ExamSitting({ exam, onOver }: ExamSittingProps) {
  const examId = exam.id;
  const paper = useGetExamTestPaperQuery({ examId });
  const time = useGetExamResidueTimeQuery({ examId }, { pollingInterval: TIME_MS });
  const isConflict =
    paper.error !== undefined && readFailure(paper.error).status === httpStatuses.conflict;
  // A conflict means another device, or a submitted attempt: refetch the exam to show which.
  const look = useEffectEvent(onOver);
  useEffect(() => {
    if (isConflict) look();
  }, [isConflict]);
  if (isConflict && exam.isOneDevice) {
    return <Elsewhere examId={examId} onTaken={() => void paper.refetch()} />;
  }
  return (
    <Answered query={paper} what={texts.paper} skeleton={<RowsSkeleton />}>
      {(asked) =>
        time.data ? (
          <ExamRun
            key={asked.attemptId}
            exam={exam}
            onOver={onOver}
            paper={asked}
            time={time.data}
            onElsewhere={() => void paper.refetch()}
          />
        ) : (
          <RowsSkeleton />
        )
      }
    </Answered>
  );
}
