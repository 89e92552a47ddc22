import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface MinutesDialogProps {
  title: string;
  lead: string;
  label: string;
  confirm: string;
  done: string;
  act: (minutes: number) => Promise<unknown>;
  onClose: () => void;
}

const MOST = 600;

export function MinutesDialog(props: MinutesDialogProps) {
  const { title, lead, label, confirm, done, act, onClose } = props;
  const fields = useFields({ minutes: '10' });
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const minutes = wholeNumber(fields.values.minutes.trim(), MOST);
    const faults = minutes === undefined ? { minutes: texts.minutesFault } : {};
    if (!fields.pass(faults, form) || minutes === undefined) return;
    if (await run(() => act(minutes), done)) onClose();
  };
  return (
    <PanelDialog width="xs" title={title} lead={lead} isBusy={isBusy} onClose={onClose}>
      <Form label={title} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="minutes"
          label={label}
          autoComplete="off"
          inputMode="numeric"
          maxLength={3}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={confirm} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
