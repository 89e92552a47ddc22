import { useSaveCourseMutation } from '@cheese/api-client/learning/courseMaking';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type AudienceChoice,
  AudiencePicker,
  isNobody,
  toAsked,
  toChoice,
} from '../../../../features/audience/AudiencePicker';
import { SheetFields } from './SheetFields';
import { sheetFaults, toSheet, toValues } from './sheetForm';
import { type ChosenTeacher, toTeachersAsked, TeacherFields } from './TeacherFields';
import { texts } from './texts';

/** A value chosen without a form field, kept as a draft like the fields. */
function useChosen<T>(keptAs: string, standing: T) {
  const kept = useDraft<T>(keptAs);
  const [before, setBefore] = useState(standing);
  const [chosen, choose] = useState(kept ?? standing);
  const isDirty = JSON.stringify(chosen) !== JSON.stringify(before);
  useSaveDraft(keptAs, isDirty, chosen);
  return { chosen, choose, isDirty, settle: () => setBefore(chosen) };
}

interface SheetFormProps {
  course: MadeCourseDetail;
  /** Called when the form gets unsaved changes or loses them. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Reopens the form with the server's version. */
  onReopen: () => void;
}

export function SheetForm({ course, onUnsaved, onReopen }: SheetFormProps) {
  const draft = `course-${course.id}`;
  const fields = useFields(toValues(course.sheet), { draft });
  const teachers = useChosen<readonly ChosenTeacher[]>(`${draft}-teachers`, course.teachers);
  const standing: AudienceChoice | null = course.audience && toChoice(course.audience);
  const people = useChosen(`${draft}-people`, standing);
  const [save] = useSaveCourseMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const isDirty = fields.isDirty || teachers.isDirty || people.isDirty;
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
  const { edition, stand, isBehind, keepMine } = useEdition(course.edition, {
    draft,
    isDirty,
    onReopen,
  });
  const submit = (form: HTMLFormElement) => {
    if (!fields.pass(sheetFaults(fields.values), form)) return;
    const { chosen } = people;
    if (chosen && isNobody(chosen)) return toast.error(texts.nobody);
    void run(async () => {
      const saved = await save({
        courseId: course.id,
        edition,
        sheet: toSheet(fields.values),
        teachers: toTeachersAsked(teachers.chosen),
        ...(chosen && people.isDirty && { audience: toAsked(chosen) }),
      }).unwrap();
      // Text typed after the click is not saved yet and stays.
      fields.settle();
      teachers.settle();
      people.settle();
      stand(saved.edition);
    }, texts.saved);
  };
  return (
    <div style={{ maxWidth: 800 }}>
      <Form label={texts.form} isDirty={isDirty} onSubmit={submit}>
        {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
        <SheetFields fields={fields} course={course} />
        <TeacherFields chosen={teachers.chosen} onChange={teachers.choose} />
        <section>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {texts.audience}
          </Typography>
          {people.chosen ? (
            <AudiencePicker
              choice={people.chosen}
              shown={course.audience}
              onChange={people.choose}
            />
          ) : (
            <Typography>{texts.ofPlatform}</Typography>
          )}
        </section>
        <SubmitButton isBusy={isBusy} busy={texts.save}>
          {texts.save}
        </SubmitButton>
      </Form>
    </div>
  );
}
