import { useCancelQuestionImportMutation } from '@cheese/api-client/exam/questionImport';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts } from './texts';

/** Discards the import with all corrections, after a confirmation. */
export function CancelImport({ found }: { found: QuestionImport }) {
  const { importId, bankId } = found;
  const [isAsking, ask] = useState(false);
  const [cancel] = useCancelQuestionImportMutation();
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const go = async () => {
    // Navigate first: the page of a deleted import would request it again.
    const work = async () => {
      await navigate(paths.univ.importQuestions({ bankId }));
      await cancel({ importId }).unwrap();
    };
    await run(work, texts.cancelled);
  };
  return (
    <>
      <Button color="inherit" sx={{ mt: 1 }} onClick={() => ask(true)}>
        {texts.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.cancelTitle}
          consequence={texts.cancelLoss}
          confirm={texts.cancel}
          stay={texts.goOn}
          isBusy={isBusy}
          onConfirm={() => void go()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
