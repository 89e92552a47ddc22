import { courseFileFault } from '@cheese/domain/codes/learning/courseFiles';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ImportOutcome } from './ImportOutcome';
import { texts } from './importTexts';
import { useCourseImport } from './useCourseImport';

/** Uploads a course file, imports it and opens the course. */
export function ImportCourseDialog({ onClose }: { onClose: () => void }) {
  const { step, send, refuse, giveUp } = useCourseImport();
  const take = ([file]: File[]) => {
    if (!file) return;
    const fault = courseFileFault(file);
    if (fault) refuse(fault);
    else send(file);
  };
  const isSending = step.is === 'sending';
  const actions = (isSending || step.is === 'broken') && (
    <Button color="inherit" onClick={giveUp}>
      {texts.cancel}
    </Button>
  );
  return (
    <PanelDialog
      title={texts.open}
      lead={texts.lead}
      isBusy={isSending}
      actions={actions}
      onClose={onClose}
    >
      {step.is === 'choosing' && (
        <>
          <FileDrop label={texts.choose} hint={texts.hint} accept={['.zip']} onFiles={take} />
          {step.fault && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {step.fault}
            </Alert>
          )}
        </>
      )}
      {isSending && (
        <>
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{step.file.name}</Typography>
          <Typography role="status" sx={{ mb: 1 }}>
            {texts.sending}
          </Typography>
          <ShareBar label={texts.progress(step.file.name)} share={step.share} />
        </>
      )}
      {step.is === 'broken' && (
        <Alert
          severity="warning"
          action={<Button onClick={() => send(step.file)}>{texts.retry}</Button>}
        >
          {step.reason}
        </Alert>
      )}
      {step.is === 'arrived' && (
        <ImportOutcome importId={step.importId} onAgain={giveUp} onClose={onClose} />
      )}
    </PanelDialog>
  );
}
