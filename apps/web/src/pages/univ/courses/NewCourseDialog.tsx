import {
  useCopyCourseMutation,
  useCreateCourseMutation,
} from '@cheese/api-client/learning/courseMaking';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

interface NewCourseDialogProps {
  /** The course to copy; undefined for an empty one. */
  of?: { id: number; name: string } | undefined;
  onClose: () => void;
}

/** Creates an empty course or a copy, and opens its editor. */
export function NewCourseDialog({ of, onClose }: NewCourseDialogProps) {
  const fields = useFields(
    { name: of ? texts.copyName(of.name) : '' },
    { draft: `course-new-${of?.id ?? 'blank'}` },
  );
  const [create] = useCreateCourseMutation();
  const [copy] = useCopyCourseMutation();
  const [made, setMade] = useState<number | null>(null);
  const { isBusy, run } = useTask();
  const [title, lead] = of ? [texts.copyTitle, texts.copyLead] : [texts.add, texts.addLead];
  const submit = (form: HTMLFormElement) => {
    const { name } = fields.values;
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    void run(
      async () => {
        const making = of ? copy({ courseId: of.id, name }) : create({ name });
        const { courseId } = await making.unwrap();
        setMade(courseId);
        return leaving;
      },
      of ? texts.copied : texts.added,
    );
  };
  // Rendered instead of the dialog, so that the form's leave guard is gone.
  if (made !== null) return <Navigate to={paths.univ.course({ courseId: made })} />;
  return (
    <PanelDialog width="xs" title={title} lead={lead} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={courseLimits.name}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={title} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
