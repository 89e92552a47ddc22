import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

interface NewPasswordProps {
  name: string;
  password: string;
  onClose: () => void;
}

const sheet = {
  p: 2,
  mb: 2,
  textAlign: 'center',
  backgroundColor: 'ground',
  borderRadius: 2,
  userSelect: 'all',
};

/** The new password cannot be shown again later. */
export function NewPassword({ name, password, onClose }: NewPasswordProps) {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
      toast.success(texts.copied);
    } catch {
      // Some browsers allow the clipboard on https only.
      toast.warning(texts.copyFailed);
    }
  };
  return (
    <PanelDialog
      title={texts.resetDone}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {texts.finish}
          </Button>
          <Button variant="contained" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <Unsaved loss={isCopied ? null : texts.shownOnce} />
      <Typography sx={{ mb: 1 }}>{texts.newPassword(name)}</Typography>
      <Typography variant="h2" component="p" sx={sheet}>
        {password}
      </Typography>
      <Alert severity="warning">{texts.shownOnce}</Alert>
    </PanelDialog>
  );
}
