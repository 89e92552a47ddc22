import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import {
  useAddSchoolClassMutation,
  useEditSchoolClassMutation,
} from '@cheese/api-client/school/schoolClass';
import { schoolClassLimits as limits } from '@cheese/domain/codes/school/schoolClasses';
import type { SchoolClass } from '@cheese/domain/contract/school/schoolClass';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import { useState } from 'react';
import { chapterChoices, choiceOf } from '../../../../../features/questionBank/chapterChoices';
import { type ChosenTeacher, TeacherSearch } from '../TeacherSearch';
import { texts } from './texts';

interface ClassDialogProps {
  /** The class to change, in its version from the list; null for a new one. */
  schoolClass: SchoolClass | null;
  departmentId?: number | undefined;
  onClose: () => void;
}

const yearIn = (text: string) => {
  const year = wholeNumber(text.trim(), limits.lastYear);
  return year !== undefined && year >= limits.firstYear ? year : undefined;
};

const teacherOf = (schoolClass: SchoolClass | null): ChosenTeacher | null =>
  schoolClass?.teacher
    ? { id: schoolClass.teacher.memberId, name: schoolClass.teacher.name }
    : null;

export function ClassDialog(props: ClassDialogProps) {
  const [opening, open] = useState(0);
  const task = useTask();
  const title = props.schoolClass ? texts.editing : texts.add;
  return (
    <PanelDialog title={title} isBusy={task.isBusy} onClose={props.onClose}>
      <ClassForm
        key={opening}
        title={title}
        onReopen={() => open(opening + 1)}
        {...props}
        {...task}
      />
    </PanelDialog>
  );
}

const placeOf = ({ name, departmentId }: { name: string; departmentId: string }) => ({
  name,
  departmentId: departmentId === '' ? null : Number(departmentId),
});

interface ClassFormProps extends ClassDialogProps, ReturnType<typeof useTask> {
  title: string;
  onReopen: () => void;
}

function ClassForm(props: ClassFormProps) {
  const { schoolClass, departmentId, title, isBusy, run, onReopen, onClose } = props;
  const draft = `school-class-${schoolClass?.id ?? 'new'}`;
  const [now] = useState(() => new Date().getFullYear());
  const place = schoolClass ? schoolClass.department?.id : departmentId;
  const fields = useFields(
    {
      year: String(schoolClass?.year ?? now),
      name: schoolClass?.name ?? '',
      departmentId: place === undefined ? '' : choiceOf(place),
    },
    { draft },
  );
  const [teacher, setTeacher, isOther] = useKeptState(`${draft}-teacher`, teacherOf(schoolClass));
  const { data: departments = [] } = useGetDepartmentsQuery();
  const [add] = useAddSchoolClassMutation();
  const [edit] = useEditSchoolClassMutation();
  const isDirty = fields.isDirty || isOther;
  const { edition, isBehind, keepMine } = useEdition(schoolClass?.version ?? 0, {
    draft,
    isDirty,
    onReopen,
  });
  const submit = (form: HTMLFormElement) => {
    const inYear = yearIn(fields.values.year);
    const faults = faultsOf({
      year: inYear === undefined && texts.yearWrong(limits.firstYear, limits.lastYear),
      name: missing(fields.values.name, texts.nameEmpty),
    });
    if (!fields.pass(faults, form) || inYear === undefined) return;
    const asked = { ...placeOf(fields.values), year: inYear, teacherMemberId: teacher?.id ?? null };
    void run(
      async () => {
        await (schoolClass
          ? edit({ id: schoolClass.id, version: edition, ...asked }).unwrap()
          : add(asked).unwrap());
        onClose();
        return leaving;
      },
      schoolClass ? texts.saved : texts.added,
    );
  };
  return (
    <Form label={title} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <TwoColumns>
        <FormField
          required
          name="year"
          label={texts.year}
          placeholder={texts.yearPlaceholder}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          fields={fields}
        />
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={limits.name}
          fields={fields}
        />
      </TwoColumns>
      <SelectField
        name="departmentId"
        label={texts.department}
        blank={texts.noDepartment}
        labels={chapterChoices(departments)}
        fields={fields}
      />
      <TeacherSearch label={texts.teacher} chosen={teacher} onChoose={setTeacher} />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
