import { usePublishCourseMutation } from '@cheese/api-client/learning/courseMaking';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { texts } from './texts';

const whens = [
  { value: 'now', label: texts.publishNow },
  { value: 'later', label: texts.publishLater },
] as const;

interface PublishDialogProps {
  course: MadeCourseDetail;
  onClose: () => void;
}

/** Opens a course now or at a given time. */
export function PublishDialog({ course, onClose }: PublishDialogProps) {
  const { id: courseId, edition, state } = course;
  const [chosen, choose] = useState<'now' | 'later' | null>(null);
  const fields = useFields({ at: '' }, { draft: `course-publish-${courseId}` });
  const [publish] = usePublishCourseMutation();
  const { isBusy, run } = useTask();
  // A restored draft with a time means that the course is to open later.
  const isGiven = state === 'scheduled' || fields.values.at !== '';
  const when = chosen ?? (isGiven ? 'later' : 'now');
  const isLater = when === 'later';
  const submit = async (form: HTMLFormElement) => {
    const { at } = fields.values;
    if (!fields.pass(faultsOf({ at: isLater && missing(at, texts.atEmpty) }), form)) return;
    const moment = isLater ? momentOfChina(at) : null;
    const act = async () => {
      await publish({ courseId, edition, at: moment }).unwrap();
      return leaving;
    };
    if (await run(act, isLater ? texts.scheduled : texts.published)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.publishTitle}
      lead={texts.publishTo(course.audience?.kind ?? 'everybody', course.audience?.count ?? 0)}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.publishTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <ToggleRow label={texts.at} choices={whens} chosen={when} onChoose={choose} />
        {isLater && (
          <FormField
            required
            name="at"
            label={texts.at}
            type="datetime-local"
            autoComplete="off"
            fields={fields}
          />
        )}
        <FormEnd isBusy={isBusy} confirm={texts.publish} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
