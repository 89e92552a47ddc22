import { useAddMemberMutation } from '@cheese/api-client/school/member';
import { type Role, roleCodes, roles } from '@cheese/domain/codes/people/roles';
import type { MemberContract } from '@cheese/domain/contract/school/member';
import type { Answers } from '@cheese/domain/contract/call';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hasRole } from '../../../../../session/requiredRole';
import { useSessionState } from '../../../../../session/session';
import { CredentialsCard } from '../../../../../features/credentials/CredentialsCard';
import { useOwnSchoolName } from '../../../../../features/credentials/useOwnSchoolName';
import { PersonFields } from './PersonFields';
import { blankPerson, guardianshipOf, named, personFaults, phoneOf, toPerson } from './personForm';
import { texts } from './personTexts';

interface AddPersonDialogProps {
  /** Department of the list, used as the initial value. */
  departmentId: number | undefined;
  onClose: () => void;
}

type Added = Answers<MemberContract['add']> & { name: string };

/** Creates a person; the initial password is shown once, in the same dialog. */
export function AddPersonDialog({ departmentId, onClose }: AddPersonDialogProps) {
  const [added, setAdded] = useState<Added | null>(null);
  const school = useOwnSchoolName();
  if (!added) return <AddForm departmentId={departmentId} onAdded={setAdded} onClose={onClose} />;
  const { name, credentials } = added;
  if (credentials === null) {
    return (
      <PanelDialog
        width="xs"
        title={texts.claimTitle}
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            {texts.done}
          </Button>
        }
      >
        <Typography>{texts.claim(name)}</Typography>
      </PanelDialog>
    );
  }
  return (
    <PanelDialog title={texts.addedTitle} onClose={onClose}>
      <CredentialsCard school={school} name={name} {...credentials} onClose={onClose} />
    </PanelDialog>
  );
}

type AddFormProps = AddPersonDialogProps & { onAdded: (added: Added) => void };

function AddForm({ departmentId, onAdded, onClose }: AddFormProps) {
  const user = useSessionState().person?.all.user;
  const [role, setRole] = useKeptState<Role>('member-new-role', roleCodes.learner);
  const fields = useFields(blankPerson(departmentId), { draft: 'member-new' });
  const [add] = useAddMemberMutation();
  const { isBusy, run } = useTask();
  const isLearner = role === roleCodes.learner;
  const isAdministrator = user !== undefined && hasRole(user, 'schoolAdmin');
  const pills = ([3, 2, 1] as const)
    .filter((value) => isAdministrator || value !== roleCodes.schoolAdmin)
    .map((value) => ({ value, label: roles[value] }));
  const submit = (form: HTMLFormElement) => {
    const today = chinaDay(Date.now());
    if (!fields.pass(personFaults(fields.values, today), form)) return;
    const person = toPerson(fields.values);
    const ofRole = isLearner
      ? guardianshipOf(fields.values, null, today)
      : { classId: null, year: null };
    void run(async () => {
      try {
        const asked = { ...person, ...ofRole, role, phone: phoneOf(fields.values) };
        onAdded({ ...(await add(asked).unwrap()), name: person.name });
      } catch (error) {
        fields.pass(fieldErrorsOf(error, named), form);
        throw error;
      }
    }, texts.added);
  };
  return (
    <PanelDialog title={texts.add} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={submit}>
        <PillGroup label={texts.role} pills={pills} chosen={role} onChoose={setRole} />
        <PersonFields fields={fields} isLearner={isLearner} />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
