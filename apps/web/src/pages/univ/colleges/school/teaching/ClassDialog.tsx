import {
  useAddTeachingClassMutation,
  useEditTeachingClassMutation,
} from '@cheese/api-client/school/teachingClass';
import { teachingLimits, teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import type {
  TeachingCandidate,
  TeachingClass,
} from '@cheese/domain/contract/school/teachingClass';
import type { Term } from '@cheese/domain/contract/school/term';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChosenMembers } from './ChosenMembers';
import { PeopleSearch } from './PeopleSearch';
import { texts } from './texts';

type Written = Pick<TeachingClass, 'id' | 'name' | 'courseName' | 'version'>;

interface EditClassProps {
  /** The current version; after a conflict, the one that was saved first. */
  now: Written;
  onClose: () => void;
}

/** Changes name and course; typed text survives a conflict. */
export function EditClassDialog({ now, onClose }: EditClassProps) {
  const [opening, open] = useState(0);
  const task = useTask();
  return (
    <PanelDialog width="xs" title={texts.edit} isBusy={task.isBusy} onClose={onClose}>
      <EditForm
        key={opening}
        now={now}
        onReopen={() => open(opening + 1)}
        onClose={onClose}
        {...task}
      />
    </PanelDialog>
  );
}

interface EditFormProps extends EditClassProps, ReturnType<typeof useTask> {
  onReopen: () => void;
}

function EditForm({ now, isBusy, run, onReopen, onClose }: EditFormProps) {
  const { id } = now;
  const draft = `teaching-class-${id}`;
  const fields = useFields({ name: now.name, courseName: now.courseName }, { draft });
  const [edit] = useEditTeachingClassMutation();
  const { isDirty } = fields;
  const { edition, isBehind, keepMine } = useEdition(now.version, { draft, isDirty, onReopen });
  const submit = (form: HTMLFormElement) => {
    if (!fields.pass(faultsIn(fields.values), form)) return;
    const asked = { ...fields.values, id, version: edition };
    void run(() => edit(asked).unwrap(), texts.saved).then((isSaved) => isSaved && onClose());
  };
  return (
    <Form label={texts.edit} isDirty={isDirty} onSubmit={submit}>
      {isBehind && (
        <>
          <NewerNotice onReopen={onReopen} onKeep={keepMine} />
          <Typography sx={{ '&&': { mt: 0, mb: 2 } }}>
            {texts.changed(now.name, now.courseName)}
          </Typography>
        </>
      )}
      <Named fields={fields} />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}

const faultsIn = ({ name, courseName }: { name: string; courseName: string }) =>
  faultsOf({
    name: missing(name, texts.noName),
    courseName: missing(courseName, texts.noCourse),
  });

function Named({
  fields,
}: {
  fields: Parameters<typeof FormField<'name' | 'courseName'>>[0]['fields'];
}) {
  const common = { required: true, autoComplete: 'off', maxLength: teachingLimits.name, fields };
  return (
    <>
      <FormField
        {...common}
        name="courseName"
        label={texts.course}
        placeholder={texts.coursePlaceholder}
      />
      <FormField {...common} name="name" label={texts.name} placeholder={texts.namePlaceholder} />
    </>
  );
}

interface AddClassProps {
  /** Terms that are not archived, the latest first. */
  terms: readonly Term[];
  needsTeacher: boolean;
  onClose: () => void;
}

export function AddClassDialog({ terms, needsTeacher, onClose }: AddClassProps) {
  const now = terms.find(({ week }) => week !== null) ?? terms[0];
  const draft = 'teaching-class-new';
  const fields = useFields({ name: '', courseName: '', termId: String(now?.id ?? '') }, { draft });
  const [teachers, choose, isOther] = useKeptState<readonly TeachingCandidate[]>(
    `${draft}-teachers`,
    [],
  );
  const [add] = useAddTeachingClassMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const submit = (form: HTMLFormElement) => {
    const { termId, ...written } = fields.values;
    const faults = { ...faultsIn(written), ...faultsOf({ termId: missing(termId, texts.noTerm) }) };
    if (!fields.pass(faults, form)) return;
    if (needsTeacher && teachers.length === 0) return void toast.info(texts.noTeacher);
    const teacherIds = teachers.map(({ membershipId }) => membershipId);
    const asked = {
      ...written,
      termId: Number(termId),
      ...(teachers.length > 0 && { teacherIds }),
    };
    void run(() => add(asked).unwrap(), texts.saved).then((isSaved) => isSaved && onClose());
  };
  return (
    <PanelDialog title={texts.add} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} isDirty={fields.isDirty || isOther} onSubmit={submit}>
        <SelectField
          required
          name="termId"
          label={texts.term}
          labels={Object.fromEntries(terms.map(({ id, name }) => [id, name]))}
          blank={terms.length === 0 ? texts.firstTerm : texts.noTerm}
          fields={fields}
        />
        <Named fields={fields} />
        <Typography variant="subtitle2" component="h3">
          {texts.teachers}
        </Typography>
        <ChosenMembers label={texts.teachers} chosen={teachers} onChange={choose} />
        <PeopleSearch
          role={teachingRoleCodes.teacher}
          chosen={teachers}
          onAdd={(one) => choose([...teachers, one])}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
