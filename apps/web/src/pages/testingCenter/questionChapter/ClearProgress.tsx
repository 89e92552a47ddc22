import { useRefreshQuestionLibraryMutation } from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

/** Resets the progress in a bank, after a confirmation. */
export function ClearProgress({ bank }: { bank: QuestionLibraryDetail }) {
  const { id: libraryId, name, progress } = bank;
  const [refresh] = useRefreshQuestionLibraryMutation();
  const [isAsking, setAsking] = useState(false);
  if (!progress || progress.answeredCount === 0) return null;
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={texts.clearTitle}
          consequence={texts.clearAll(name)}
          confirm={texts.clear}
          done={texts.cleared}
          remove={() => refresh({ libraryId }).unwrap()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
