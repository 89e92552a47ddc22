import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

/** Says that an earlier draft was restored; discarding it needs a confirmation. */
export function GiveUp({ onGiveUp }: { onGiveUp: () => void }) {
  const [isAsking, ask] = useState(false);
  const giveUp = <Button onClick={() => ask(true)}>{texts.giveUp}</Button>;
  return (
    <Alert severity="info" sx={{ mb: 2 }} action={giveUp}>
      {texts.draft}
      {isAsking && (
        <ConfirmDialog
          title={texts.giveUpTitle}
          consequence={texts.giveUpLoss}
          confirm={texts.giveUp}
          stay={texts.goOn}
          onConfirm={onGiveUp}
          onClose={() => ask(false)}
        />
      )}
    </Alert>
  );
}
