import { useUndoQuestionImportMutation } from '@cheese/api-client/exam/questionImport';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  QuestionImport,
  QuestionImportContract,
} from '@cheese/domain/contract/exam/questionImport';
import { RichText } from '@cheese/ui/article/RichText';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts } from './texts';

type Undone = Answers<QuestionImportContract['undo']>;

/** The saved import, with undo; after an undo it lists the questions that could not be removed. */
export function SavedImport({ found }: { found: QuestionImport }) {
  const { importId, bankId, state, saved } = found;
  const [isAsking, ask] = useState(false);
  const [undone, setUndone] = useState<Undone | null>(null);
  const [undo] = useUndoQuestionImportMutation();
  const { isBusy, run } = useTask();
  const takeBack = async () => {
    await run(async () => setUndone(await undo({ importId }).unwrap()), texts.undone);
    ask(false);
  };
  const isSaved = state === 'saved';
  return (
    <Stack spacing={2}>
      <Alert severity={isSaved ? 'success' : 'info'}>
        <AlertTitle>{isSaved ? texts.done(saved) : texts.undone}</AlertTitle>
        {isSaved ? texts.doneLead : undone && texts.removed(undone.removed)}
      </Alert>
      {undone && undone.kept.length > 0 && (
        <Alert severity="warning">
          {texts.keptTitle(undone.kept.length)}
          <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
            {undone.kept.map(({ questionId, stem, why }) => (
              <li key={questionId}>
                <RichText html={stem} isInline />（{texts.kept[why]}）
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={paths.univ.bank({ bankId })}>
          {texts.toBank}
        </Button>
        <Button component={Link} to={paths.univ.importQuestions({ bankId })}>
          {texts.another}
        </Button>
        {isSaved && (
          <Button color="error" onClick={() => ask(true)}>
            {texts.undo}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={texts.undoTitle}
          consequence={texts.undoLoss}
          confirm={texts.undo}
          isBusy={isBusy}
          onConfirm={() => void takeBack()}
          onClose={() => ask(false)}
        />
      )}
    </Stack>
  );
}
