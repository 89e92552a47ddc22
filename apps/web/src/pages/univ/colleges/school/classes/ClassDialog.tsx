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
import { useState } from 'react';
import { chapterChoices, choiceOf } from '../../../../../features/questionBank/chapterChoices';
import { type ChosenTeacher, TeacherSearch } from '../TeacherSearch';
import { texts } from './texts';

interface ClassDialogProps {
  /** The one that is changed; a new one where there is none. */
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

export function ClassDialog({ schoolClass, departmentId, onClose }: ClassDialogProps) {
  const [now] = useState(() => new Date().getFullYear());
  const place = schoolClass ? schoolClass.department?.id : departmentId;
  const fields = useFields({
    year: String(schoolClass?.year ?? now),
    name: schoolClass?.name ?? '',
    departmentId: place === undefined ? '' : choiceOf(place),
  });
  const [teacher, setTeacher] = useState(teacherOf(schoolClass));
  const { data: departments = [] } = useGetDepartmentsQuery();
  const [add] = useAddSchoolClassMutation();
  const [edit] = useEditSchoolClassMutation();
  const { isBusy, run } = useTask();
  const title = schoolClass ? texts.editing : texts.add;
  const isDirty = fields.isDirty || teacher?.id !== teacherOf(schoolClass)?.id;
  const submit = (form: HTMLFormElement) => {
    const { year, name, departmentId: to } = fields.values;
    const inYear = yearIn(year);
    const faults = faultsOf({
      year: inYear === undefined && texts.yearWrong(limits.firstYear, limits.lastYear),
      name: missing(name, texts.nameEmpty),
    });
    if (!fields.pass(faults, form) || inYear === undefined) return;
    const asked = {
      year: inYear,
      name,
      departmentId: to === '' ? null : Number(to),
      teacherMemberId: teacher?.id ?? null,
    };
    void run(
      async () => {
        await (schoolClass ? edit({ id: schoolClass.id, ...asked }).unwrap() : add(asked).unwrap());
        onClose();
        return leaving;
      },
      schoolClass ? texts.saved : texts.added,
    );
  };
  return (
    <PanelDialog title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={isDirty} onSubmit={submit}>
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
    </PanelDialog>
  );
}
