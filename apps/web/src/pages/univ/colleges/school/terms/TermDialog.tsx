import {
  useAddSchoolTermMutation,
  useEditSchoolTermMutation,
} from '@cheese/api-client/school/term';
import { termLimits } from '@cheese/domain/codes/school/terms';
import type { Term } from '@cheese/domain/contract/school/term';
import { daysOf } from '@cheese/domain/rules/school/termWeeks';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { texts } from './texts';

interface TermDialogProps {
  /** The term to change, in its version from the list; null for a new one. */
  term: Term | null;
  onClose: () => void;
}

const day = { type: 'date', autoComplete: 'off' } as const;

export function TermDialog({ term, onClose }: TermDialogProps) {
  const [opening, open] = useState(0);
  const task = useTask();
  const title = term ? texts.edit : texts.add;
  return (
    <PanelDialog width="xs" title={title} isBusy={task.isBusy} onClose={onClose}>
      <TermForm
        key={opening}
        term={term}
        title={title}
        onReopen={() => open(opening + 1)}
        onClose={onClose}
        {...task}
      />
    </PanelDialog>
  );
}

interface TermFormProps extends TermDialogProps, ReturnType<typeof useTask> {
  title: string;
  onReopen: () => void;
}

function TermForm({ term, title, isBusy, run, onReopen, onClose }: TermFormProps) {
  const draft = `term-${term?.id ?? 'new'}`;
  const fields = useFields(
    {
      name: term?.name ?? '',
      startsOn: term?.startsOn ?? '',
      endsOn: term?.endsOn ?? '',
    },
    { draft },
  );
  const { isDirty } = fields;
  const { edition, isBehind, keepMine } = useEdition(term?.version ?? 0, {
    draft,
    isDirty,
    onReopen,
  });
  const [add] = useAddSchoolTermMutation();
  const [edit] = useEditSchoolTermMutation();
  const toast = useToast();
  const submit = (form: HTMLFormElement) => {
    const { name, startsOn, endsOn } = fields.values;
    const isLong = daysOf({ startsOn, endsOn }) > termLimits.days;
    const faults = faultsOf({
      name: missing(name, texts.noName),
      startsOn: missing(startsOn, texts.noStart),
      endsOn:
        missing(endsOn, texts.noEnd) ||
        (endsOn <= startsOn && texts.backward) ||
        (isLong && texts.tooLong),
    });
    if (!fields.pass(faults, form)) return;
    const written = { ...fields.values, name: name.trim() };
    void run(async () => {
      const saving = term ? edit({ ...written, id: term.id, version: edition }) : add(written);
      const { overlaps } = await saving.unwrap();
      if (overlaps.length > 0) toast.info(texts.overlaps(overlaps));
      else toast.success(texts.saved);
    }).then((isSaved) => isSaved && onClose());
  };
  return (
    <Form label={title} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <FormField
        required
        name="name"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        maxLength={termLimits.name}
        fields={fields}
      />
      <FormField required {...day} name="startsOn" label={texts.startsOn} fields={fields} />
      <FormField required {...day} name="endsOn" label={texts.endsOn} fields={fields} />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
