import { useDecideCourseCertificateMutation } from '@cheese/api-client/learning/courseCertificate';
import type { CertificateWaiting } from '@cheese/domain/contract/learning/courseCertificate';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

interface DecideBarProps {
  courseId: number;
  personId: number;
  wait: CertificateWaiting;
}

/** Decision on a certificate whose study time looks implausible. */
export function DecideBar({ wait, ...of }: DecideBarProps) {
  const [asked, ask] = useState<'issue' | 'decline' | null>(null);
  const [decide] = useDecideCourseCertificateMutation();
  const { isBusy, run } = useTask();
  const close = () => ask(null);
  const issue = async () => {
    const act = () => decide({ ...of, isIssued: true, reason: '' }).unwrap();
    if (await run(act, texts.issued)) close();
  };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button onClick={() => ask('issue')}>{texts.issue}</Button>
          {wait.state === 'waiting' && (
            <Button color="error" onClick={() => ask('decline')}>
              {texts.decline}
            </Button>
          )}
        </>
      }
    >
      {wait.state === 'declined'
        ? texts.declinedOf(wait.reason ?? '')
        : texts.waitOf(texts.span(wait.recordedS), texts.span(wait.leastS))}
      {asked === 'issue' && (
        <ConfirmDialog
          title={texts.issueTitle}
          consequence={texts.issueLead}
          tone="primary"
          confirm={texts.issue}
          isBusy={isBusy}
          onConfirm={() => void issue()}
          onClose={close}
        />
      )}
      {asked === 'decline' && (
        <ReasonDialog
          title={texts.declineTitle}
          lead={texts.declineLead}
          label={texts.declineReason}
          placeholder={texts.declineReason}
          empty={texts.declineEmpty}
          maxLength={200}
          confirm={texts.decline}
          act={(reason) => decide({ ...of, isIssued: false, reason }).unwrap()}
          done={texts.declined}
          onClose={close}
        />
      )}
    </Alert>
  );
}
