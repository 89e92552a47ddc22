import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { dayText } from '@cheese/domain/rules/time/dayText';
import { useClaimCertificateMutation } from '@cheese/emergency-api/myCertificate';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Conditions } from './Conditions';
import { texts } from './texts';

interface WelfareDialogProps {
  progress: CertificateProgress;
  onClose: () => void;
}

/** Description, conditions and progress of a certificate, and how to claim it. */
export default function WelfareDialog({ progress, onClose }: WelfareDialogProps) {
  const head = useId();
  const { itemName, description, validDays, number, revokedAt } = progress;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={head} onClose={onClose}>
      <DialogTitle id={head}>{itemName}</DialogTitle>
      <DialogContent>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
        {revokedAt === null ? (
          <Typography sx={{ mt: 1, color: 'text.third' }}>
            {validDays === null ? texts.forEver : texts.validDays(validDays)}
          </Typography>
        ) : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {texts.revokedOn(dayText(revokedAt))}
          </Alert>
        )}
        <Conditions progress={progress} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.close}
        </Button>
        {number === null ? (
          <ClaimButton progress={progress} />
        ) : (
          <Button variant="contained" href={paths.certificate({ number })}>
            {texts.view}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The server checks the conditions again; a toast shows a refusal. */
function ClaimButton({ progress: { itemId, canClaim } }: { progress: CertificateProgress }) {
  const [claim] = useClaimCertificateMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const claimNow = async () => {
    const { number } = await claim({ itemId }).unwrap();
    toast.success(texts.claimed);
    await navigate(paths.certificate({ number }));
    return leaving;
  };
  return (
    <Button
      variant="contained"
      disabled={!canClaim}
      aria-disabled={isBusy}
      onClick={() => void run(claimNow)}
    >
      {isBusy ? texts.claiming : texts.claim}
    </Button>
  );
}
