import { useAddSchoolMutation } from '@cheese/api-client/school/schoolManage';
import { memberLimits } from '@cheese/domain/codes/school/members';
import { schoolProfileLimits } from '@cheese/domain/codes/school/schoolProfile';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { CredentialsCard } from '../../../features/credentials/CredentialsCard';
import { texts } from './texts';

interface AddSchoolDialogProps {
  onClose: () => void;
}

interface Opened {
  name: string;
  school: string;
  account: string;
  password: string;
}

/** A new school; the password of its first administrator is shown once, in the same dialog. */
export function AddSchoolDialog({ onClose }: AddSchoolDialogProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!opened) return <SchoolForm onOpened={setOpened} onClose={onClose} />;
  return (
    <PanelDialog title={texts.addedTitle} onClose={onClose}>
      <CredentialsCard {...opened} onClose={onClose} />
    </PanelDialog>
  );
}

const blank = { name: '', adminName: '', adminNumber: '' };

interface SchoolFormProps extends AddSchoolDialogProps {
  onOpened: (opened: Opened) => void;
}

function SchoolForm({ onOpened, onClose }: SchoolFormProps) {
  const fields = useFields(blank, { draft: 'school-new' });
  const [add] = useAddSchoolMutation();
  const { isBusy, run } = useTask();
  const submit = (form: HTMLFormElement) => {
    const { name, adminName, adminNumber } = fields.values;
    const faults = faultsOf({
      name: missing(name, texts.noName),
      adminName: missing(adminName, texts.noAdminName),
      adminNumber: missing(adminNumber, texts.noAdminNumber),
    });
    if (!fields.pass(faults, form)) return;
    void run(async () => {
      const { account, password } = await add(fields.values).unwrap();
      onOpened({ name: adminName, school: name, account, password });
    }, texts.added);
  };
  return (
    <PanelDialog title={texts.add} lead={texts.addLead} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="name"
          label={texts.name}
          autoComplete="off"
          maxLength={schoolProfileLimits.name}
          fields={fields}
        />
        <FormField
          required
          name="adminName"
          label={texts.adminName}
          autoComplete="off"
          maxLength={memberLimits.name}
          fields={fields}
        />
        <FormField
          required
          name="adminNumber"
          label={texts.adminNumber}
          autoComplete="off"
          maxLength={memberLimits.number}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
