import type { Org } from '@cheese/domain/contract/emergency/org';
import { useEditOrgMutation, useSaveOrgMutation } from '@cheese/emergency-api/org';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { useTask } from '@cheese/ui/form/useTask';
import { useOrgScope } from './OrgScope';
import { texts } from './texts';

/** Adds or renames an organisation. */
export function OrgForm({ org, onDone }: { org: Org | null; onDone: () => void }) {
  const fields = useFields({ name: org?.name ?? '' });
  const [save] = useSaveOrgMutation();
  const [edit] = useEditOrgMutation();
  const { isBusy, run } = useTask();
  const { chosen, choose } = useOrgScope();

  const submit = async (form: HTMLFormElement) => {
    const name = fields.values.name.trim();
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    const send = () => (org ? edit({ id: org.id, name }) : save({ name })).unwrap();
    if (!(await run(send, texts.saved))) return;
    // Update the name of the chosen organisation wherever it is shown.
    if (org && org.id === chosen?.id) choose({ id: org.id, name });
    onDone();
  };
  return (
    <Form
      label={org ? texts.rename : texts.add}
      isDirty={fields.isDirty}
      onSubmit={(form) => void submit(form)}
    >
      <FormField
        required
        name="name"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        maxLength={50}
        fields={fields}
      />
      <FormEnd isBusy={isBusy} onCancel={onDone} />
    </Form>
  );
}
