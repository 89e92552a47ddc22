import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { texts } from './texts';

interface NewerNoticeProps {
  /** Reopens the form with the newer version. */
  onReopen: () => void;
  /** Allows overwriting the newer version. */
  onKeep: () => void;
}

/**
 * Shown when a newer version was saved after the form was opened or its draft was written; the user
 * chooses which one stays.
 */
export function NewerNotice({ onReopen, onKeep }: NewerNoticeProps) {
  const [asked, ask] = useState<'reopen' | 'keep' | null>(null);
  const stop = () => ask(null);
  const choices = {
    reopen: { title: texts.reopen, consequence: texts.reopenLoss, onConfirm: onReopen },
    keep: { title: texts.keep, consequence: texts.keepLoss, onConfirm: onKeep },
  };
  const choice = asked && choices[asked];
  return (
    <Alert
      severity="warning"
      // In a narrow dialog the choices stand below the words.
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <>
          <Button onClick={() => ask('keep')}>{texts.keep}</Button>
          <Button onClick={() => ask('reopen')}>{texts.reopen}</Button>
        </>
      }
    >
      {texts.newer}
      {choice && (
        <ConfirmDialog {...choice} confirm={choice.title} stay={texts.stay} onClose={stop} />
      )}
    </Alert>
  );
}
