import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { PanelDialog } from '../dialog/PanelDialog';
import { faultsOf, missing } from './faults';
import { Form } from './Form';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { useFields } from './useFields';
import { useTask } from './useTask';

interface ReasonDialogProps {
  title: string;
  /** Introduction above the field. */
  lead?: string;
  loss?: ReactNode;
  label: string;
  placeholder: string;
  /** Error message for an empty field. */
  empty: string;
  maxLength: number;
  lines?: number;
  confirm: string;
  /** `error` where something ends that does not come back. */
  tone?: 'error' | 'primary';
  act: (reason: string) => Promise<unknown>;
  /** Toast after success. */
  done: string;
  /** Name of the draft that is stored if the session expires. */
  draft?: string;
  onClose: () => void;
}

/** Asks for a reason and closes on success. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, loss, label, placeholder, maxLength, lines = 2 } = props;
  const { confirm, tone = 'primary', onClose } = props;
  const fields = useFields({ reason: '' }, props.draft === undefined ? {} : { draft: props.draft });
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const reason = fields.values.reason.trim();
    if (!fields.pass(faultsOf({ reason: missing(reason, props.empty) }), form)) return;
    if (await run(() => props.act(reason), props.done)) onClose();
  };
  return (
    <PanelDialog width="xs" title={title} {...(lead && { lead })} isBusy={isBusy} onClose={onClose}>
      {loss && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {loss}
        </Alert>
      )}
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="reason"
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={maxLength}
          lines={lines}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={confirm} tone={tone} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
