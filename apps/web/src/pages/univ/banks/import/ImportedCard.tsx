import { useChooseImportedQuestionsMutation } from '@cheese/api-client/exam/questionImport';
import type { QuestionImportChoice } from '@cheese/domain/codes/exam/questionFiles';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import { previewOf } from '@cheese/question-sheet/review/previewOf';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EditDialog } from './EditDialog';
import { Findings } from './Findings';
import { texts } from './texts';

interface ImportedCardProps {
  importId: number;
  one: ImportedQuestion;
}

/** An imported question with its faults, and whether it is imported. */
export function ImportedCard({ importId, one }: ImportedCardProps) {
  const { place, draft, choice, sameAs, knownId, faults } = one;
  const [isEditing, edit] = useState(false);
  const [choose] = useChooseImportedQuestionsMutation();
  const { isBusy, run } = useTask();
  const become = (next: QuestionImportChoice | null) => () =>
    void run(() => choose({ importId, place, choice: next }).unwrap());
  const isTwice = sameAs !== null || knownId !== null;
  const mayInsist = isTwice && choice === null && faults.length === 0;
  return (
    <section style={{ opacity: choice === 'leave' ? 0.7 : 1 }}>
      <ReviewCard
        isPreview
        question={previewOf(draft, place)}
        number={place + 1}
        extra={<Findings one={one} />}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button variant="outlined" onClick={() => edit(true)}>
          {texts.edit}
        </Button>
        {mayInsist && (
          <Button color="inherit" aria-disabled={isBusy} onClick={become('take')}>
            {texts.take}
          </Button>
        )}
        <Button
          color="inherit"
          aria-disabled={isBusy}
          onClick={become(choice === 'leave' ? null : 'leave')}
        >
          {choice === 'leave' ? texts.restore : texts.leave}
        </Button>
      </Stack>
      {isEditing && <EditDialog importId={importId} one={one} onClose={() => edit(false)} />}
    </section>
  );
}
