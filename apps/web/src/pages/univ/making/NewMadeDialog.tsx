import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

export interface NewMadeWords {
  add: string;
  addLead: string;
  name: string;
  namePlaceholder: string;
  nameEmpty: string;
  added: string;
}

interface NewMadeDialogProps {
  words: NewMadeWords;
  draft: string;
  mostTitle: number;
  create: (title: string) => Promise<number>;
  hrefOf: (id: number) => string;
  onClose: () => void;
}

/** Creates new content, and opens its editor. */
export function NewMadeDialog(props: NewMadeDialogProps) {
  const { words, draft, mostTitle, create, hrefOf, onClose } = props;
  const fields = useFields({ title: '' }, { draft });
  const [made, setMade] = useState<number | null>(null);
  const { isBusy, run } = useTask();
  const submit = (form: HTMLFormElement) => {
    const { title } = fields.values;
    if (!fields.pass(faultsOf({ title: missing(title, words.nameEmpty) }), form)) return;
    void run(async () => {
      setMade(await create(title));
      return leaving;
    }, words.added);
  };
  // Rendered instead of the dialog, so that the form's leave guard is gone.
  if (made !== null) return <Navigate to={hrefOf(made)} />;
  return (
    <PanelDialog
      width="xs"
      title={words.add}
      lead={words.addLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={words.add} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="title"
          label={words.name}
          placeholder={words.namePlaceholder}
          autoComplete="off"
          maxLength={mostTitle}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={words.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
