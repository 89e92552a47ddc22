import { useCancelExamMutation } from '@cheese/api-client/exam/examManage';
import type { ManagedExamDetail } from '@cheese/domain/contract/exam/examManage';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../../../paths';
import { texts } from './texts';

export function ExamActions({ exam }: { exam: ManagedExamDetail }) {
  const [isCancelling, setCancelling] = useState(false);
  const { id: examId, edition, phase } = exam;
  const isLiving = phase === 'toCome' || phase === 'running';
  return (
    <>
      <Button href={paths.univ.exams()}>{texts.back}</Button>
      {phase !== 'draft' && (
        <>
          <Button href={paths.univ.exam('results', { examId })}>{texts.results}</Button>
          <Button variant="outlined" href={paths.univ.examLive({ examId })}>
            {texts.live}
          </Button>
        </>
      )}
      {isLiving && (
        <Button variant="contained" color="error" onClick={() => setCancelling(true)}>
          {texts.cancel}
        </Button>
      )}
      {isCancelling && (
        <Cancel examId={examId} edition={edition} onClose={() => setCancelling(false)} />
      )}
    </>
  );
}

interface Seen {
  examId: number;
  edition: number;
  onClose: () => void;
}

function Cancel({ onClose, ...seen }: Seen) {
  const [cancel] = useCancelExamMutation();
  return (
    <ReasonDialog
      title={texts.cancel}
      loss={texts.cancelLoss}
      label={texts.cancelReason}
      placeholder={texts.cancelPlaceholder}
      empty={texts.cancelEmpty}
      maxLength={200}
      confirm={texts.cancel}
      tone="error"
      act={(reason) => cancel({ ...seen, reason }).unwrap()}
      done={texts.cancelled}
      onClose={onClose}
    />
  );
}
