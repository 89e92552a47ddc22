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
import { refusalOf } from '@cheese/ui/feedback/failure';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChosenMembers } from './ChosenMembers';
import { PeopleSearch } from './PeopleSearch';
import { texts } from './texts';

type Written = Pick<TeachingClass, 'id' | 'name' | 'courseName' | 'version'>;

interface EditClassProps {
  /** As it stands now: after a conflict, the version of whoever was first. */
  now: Written;
  onClose: () => void;
}

/** The name and the course; what was typed outlives a conflict. */
export function EditClassDialog({ now, onClose }: EditClassProps) {
  const [first] = useState(now);
  const fields = useFields({ name: first.name, courseName: first.courseName });
  const [edit] = useEditTeachingClassMutation();
  const [isOutdated, tellOutdated] = useState(false);
  const { isBusy, run } = useTask();
  const { id } = first;
  const version = isOutdated ? now.version : first.version;
  const submit = (form: HTMLFormElement) => {
    if (!fields.pass(faultsIn(fields.values), form)) return;
    const save = () => edit({ ...fields.values, id, version }).unwrap();
    const saving = async () => {
      try {
        await save();
      } catch (failure) {
        if (refusalOf(failure) === 'teachingClass.changedMeanwhile') tellOutdated(true);
        throw failure;
      }
    };
    void run(saving, texts.saved).then((isSaved) => isSaved && onClose());
  };
  return (
    <PanelDialog width="xs" title={texts.edit} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.edit} isDirty={fields.isDirty} onSubmit={submit}>
        {isOutdated && now.version !== first.version && (
          <Alert severity="warning">{texts.changed(now.name, now.courseName)}</Alert>
        )}
        <Named fields={fields} />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
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
  const fields = useFields({ name: '', courseName: '', termId: String(now?.id ?? '') });
  const [teachers, choose] = useState<readonly TeachingCandidate[]>([]);
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
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={submit}>
        <SelectField
          required
          name="termId"
          label={texts.term}
          labels={Object.fromEntries(terms.map(({ id, name }) => [id, name]))}
          blank={terms.length === 0 ? texts.firstTerm : texts.noTerm}
          fields={fields}
        />
        <Named fields={fields} />
        <Typography variant="subtitle1" component="h3">
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
