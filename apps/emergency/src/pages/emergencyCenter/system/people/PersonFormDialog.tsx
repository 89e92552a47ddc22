import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import { useAddOrgUserMutation, useEditOrgUserMutation } from '@cheese/emergency-api/orgUser';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import Typography from '@mui/material/Typography';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { texts as common } from '@cheese/ui/management/texts';
import { useTask } from '@cheese/ui/form/useTask';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { orgRoles } from './orgRoles';
import { texts } from './texts';

interface PersonFormDialogProps {
  /** Null for a new person. */
  person: OrgUser | null;
  onClose: () => void;
}

const valuesOf = (person: OrgUser | null) => ({
  name: person?.name ?? '',
  phoneNum: person?.phoneNum ?? '',
  role: String(person?.role ?? 3),
});

export function PersonFormDialog({ person, onClose }: PersonFormDialogProps) {
  const title = person ? texts.edit : texts.add;
  const fields = useFields(valuesOf(person));
  const org = useRequestedOrg();
  const [add] = useAddOrgUserMutation();
  const [edit] = useEditOrgUserMutation();
  const { isBusy, run } = useTask();

  const submit = async (form: HTMLFormElement) => {
    const { name, phoneNum, role } = fields.values;
    const faults = faultsOf({
      name: missing(name, fieldMessages.nameEmpty),
      phoneNum: phoneFault(phoneNum),
    });
    if (!fields.pass(faults, form)) return;
    const written = { name: name.trim(), phoneNum, role: Number(role) as OrgUser['role'] };
    const send = () =>
      person ? edit({ id: person.id, ...written }).unwrap() : add({ ...written, ...org }).unwrap();
    if (await run(send, common.saved)) onClose();
  };
  return (
    <PanelDialog title={title} width="xs" isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={30}
          fields={fields}
        />
        <PhoneField required name="phoneNum" fields={fields} />
        <SelectField required name="role" label={texts.role} labels={orgRoles} fields={fields} />
        {!person && (
          <Typography variant="caption" sx={{ color: 'text.third' }}>
            {texts.firstPassword}
          </Typography>
        )}
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
