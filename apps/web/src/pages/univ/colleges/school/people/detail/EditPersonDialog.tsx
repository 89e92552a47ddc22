import { useEditMemberMutation } from '@cheese/api-client/school/member';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { PersonFields } from '../PersonFields';
import {
  guardianshipOf,
  named,
  personFaults,
  personValues,
  phoneOf,
  toPerson,
} from '../personForm';
import { texts } from '../personTexts';

interface EditPersonDialogProps {
  member: MemberDetail;
  onClose: () => void;
}

export function EditPersonDialog({ member, onClose }: EditPersonDialogProps) {
  const [opening, open] = useState(0);
  const { isBusy, run } = useTask();
  return (
    <PanelDialog title={texts.edit} isBusy={isBusy} onClose={onClose}>
      <EditForm
        key={opening}
        member={member}
        isBusy={isBusy}
        run={run}
        onReopen={() => open(opening + 1)}
        onClose={onClose}
      />
    </PanelDialog>
  );
}

interface EditFormProps extends EditPersonDialogProps, ReturnType<typeof useTask> {
  onReopen: () => void;
}

function EditForm({ member, isBusy, run, onReopen, onClose }: EditFormProps) {
  const draft = `member-${member.id}`;
  const fields = useFields(personValues(member), { draft });
  const [edit] = useEditMemberMutation();
  const { edition, isBehind, keepMine } = useEdition(member.version, {
    draft,
    isDirty: fields.isDirty,
    onReopen,
  });
  const { values } = fields;
  const isLearner = member.role === roleCodes.learner;
  const submit = (form: HTMLFormElement) => {
    const today = chinaDay(Date.now());
    if (!fields.pass(personFaults(values, today), form)) return;
    const phone = values.clearPhone ? null : (phoneOf(values) ?? undefined);
    const guarded = isLearner ? guardianshipOf(values, member.guardianship, today) : {};
    const asked = { id: member.id, version: edition, ...toPerson(values), ...guarded };
    void run(async () => {
      try {
        await edit({ ...asked, ...(phone !== undefined && { phone }) }).unwrap();
      } catch (error) {
        fields.pass(fieldErrorsOf(error, named), form);
        throw error;
      }
      onClose();
      return leaving;
    }, texts.saved);
  };
  return (
    <Form label={texts.edit} isDirty={fields.isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <PersonFields
        fields={fields}
        isLearner={isLearner}
        ownClass={
          member.classId === null ? null : { id: member.classId, name: member.className ?? '' }
        }
        guardianPhone={member.guardianship?.guardian?.phone ?? null}
        {...(member.phone && { phonePlaceholder: texts.phoneKept(member.phone) })}
      />
      {member.phone && (
        <FormControlLabel
          label={texts.clearPhone}
          sx={{ '&&': { mt: 0, mb: 1 } }}
          control={
            <Checkbox
              checked={values.clearPhone !== ''}
              onChange={({ target }) => fields.change('clearPhone', target.checked ? '1' : '')}
            />
          }
        />
      )}
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
