import { useSetRetentionMutation } from '@cheese/api-client/people/privacy';
import {
  type RetentionKind,
  retentionKinds,
  retentionLimits,
} from '@cheese/domain/codes/people/privacy';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface RetentionDialogProps {
  kind: RetentionKind;
  days: number;
  onClose: () => void;
}

export function RetentionDialog({ kind, days, onClose }: RetentionDialogProps) {
  const fields = useFields({ days: String(days) }, { draft: `retention-${kind}` });
  const [save] = useSetRetentionMutation();
  const { isBusy, run } = useTask();
  const title = texts.editTitle(retentionKinds[kind]);
  const { least, most } = retentionLimits[kind];
  const submit = (form: HTMLFormElement) => {
    const typed = fields.values.days.trim();
    const next = Number(typed);
    const isRight = /^\d+$/.test(typed) && next >= least && next <= most;
    if (!fields.pass(faultsOf({ days: !isRight && texts.wrong(least, most) }), form)) return;
    void run(() => save({ kind, days: next }).unwrap(), texts.saved).then(
      (isSaved) => isSaved && onClose(),
    );
  };
  return (
    <PanelDialog width="xs" title={title} lead={texts.loss} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="days"
          label={texts.days}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
