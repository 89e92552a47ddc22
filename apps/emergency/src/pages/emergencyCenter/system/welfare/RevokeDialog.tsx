import type { CertificateRecord } from '@cheese/domain/contract/emergency/certificateShapes';
import { useRevokeCertificateMutation } from '@cheese/emergency-api/certificateRecord';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import Alert from '@mui/material/Alert';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface RevokeDialogProps {
  record: CertificateRecord;
  onClose: () => void;
}

/** Nobody's certificate is taken back without a reason. */
export function RevokeDialog({ record: { id, name, itemName }, onClose }: RevokeDialogProps) {
  const fields = useFields({ reason: '' });
  const [revoke] = useRevokeCertificateMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const reason = fields.values.reason.trim();
    if (!fields.pass(faultsOf({ reason: missing(reason, texts.reasonEmpty) }), form)) return;
    if (await run(() => revoke({ id, reason }).unwrap(), texts.revoked)) onClose();
  };
  return (
    <PanelDialog title={texts.revokeTitle} width="xs" isBusy={isBusy} onClose={onClose}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {texts.revokeLoss(name, itemName)}
      </Alert>
      <Form
        label={texts.revokeTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="reason"
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          autoComplete="off"
          maxLength={200}
          lines={2}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.revoke} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
