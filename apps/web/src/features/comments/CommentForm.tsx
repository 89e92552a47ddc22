import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface CommentFormProps {
  /** Name of the draft that survives a reload. */
  draft: string;
  label: string;
  placeholder: string;
  confirm: string;
  initial?: string;
  done: string;
  send: (text: string) => Promise<{ isHeld: boolean }>;
  onDone?: () => void;
  onCancel?: () => void;
}

export function CommentForm(props: CommentFormProps) {
  const { draft, label, placeholder, confirm, initial = '', done, send, onDone, onCancel } = props;
  const fields = useFields({ text: initial }, { draft });
  const { isBusy, run } = useTask();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    const text = fields.values.text.trim();
    if (!fields.pass(text === '' ? { text: texts.blank } : {}, form)) return;
    let isHeld = false;
    const work = async () => void ({ isHeld } = await send(text));
    if (!(await run(work))) return;
    toast.success(isHeld ? texts.held : done);
    fields.change('text', initial);
    onDone?.();
  };
  return (
    <Form label={label} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
      <FormField
        name="text"
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={2000}
        lines={2}
        fields={fields}
      />
      <Stack direction="row" sx={{ gap: 1, '&& > *': { width: 'auto' }, justifyContent: 'end' }}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <SubmitButton isBusy={isBusy} busy={texts.sending}>
          {confirm}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
