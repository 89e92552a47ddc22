import { PanelDialog } from '../dialog/PanelDialog';
import { faultsOf, missing } from './faults';
import { Form } from './Form';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { useFields } from './useFields';
import { leaving, useTask } from './useTask';

interface NameDialogProps {
  title: string;
  label: string;
  placeholder: string;
  /** Error message for an empty name. */
  empty: string;
  /** Toast after saving. */
  done: string;
  maxLength: number;
  name?: string | undefined;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of something new, or for a new name. */
export function NameDialog({ title, maxLength, save, onClose, ...props }: NameDialogProps) {
  const fields = useFields({ name: props.name ?? '' });
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const { name } = fields.values;
    if (!fields.pass(faultsOf({ name: missing(name, props.empty) }), form)) return;
    const work = async () => {
      await save(name);
      return leaving;
    };
    if (await run(work, props.done)) onClose();
  };
  return (
    <PanelDialog width="xs" title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={props.label}
          placeholder={props.placeholder}
          autoComplete="off"
          maxLength={maxLength}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
