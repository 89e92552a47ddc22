import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface GiveUpProps {
  isDirty: boolean;
  texts: Readonly<Record<'cancel' | 'cancelTitle' | 'cancelLoss', string>>;
  onGiveUp: () => void;
}

/** Cancels the editing; asks first if there are unsaved changes. */
export function GiveUp({ isDirty, texts, onGiveUp }: GiveUpProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => (isDirty ? setAsking(true) : onGiveUp())}>{texts.cancel}</Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.cancelTitle}
          consequence={texts.cancelLoss}
          confirm={texts.cancel}
          onConfirm={onGiveUp}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
