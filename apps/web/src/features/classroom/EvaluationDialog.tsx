import {
  useEvaluateClassroomMutation,
  useGetMyEvaluationQuery,
} from '@cheese/api-client/classroom/classroom';
import { classroomLimits } from '@cheese/domain/codes/classroom/seats';
import type { Evaluation } from '@cheese/domain/contract/classroom/classroom';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

interface EvaluationDialogProps {
  courseId: number;
  onClose: () => void;
}

/** Stars and words for a classroom: once, and to be changed. */
export function EvaluationDialog({ courseId, onClose }: EvaluationDialogProps) {
  const query = useGetMyEvaluationQuery({ courseId });
  return (
    <PanelDialog title={texts.evaluate} lead={texts.evaluateLead} onClose={onClose}>
      <Answered
        query={query}
        what={texts.evaluations}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={() => false}
      >
        {(mine) => <EvaluationForm courseId={courseId} mine={mine} onDone={onClose} />}
      </Answered>
    </PanelDialog>
  );
}

interface EvaluationFormProps {
  courseId: number;
  mine: Evaluation | null;
  onDone: () => void;
}

function EvaluationForm({ courseId, mine, onDone }: EvaluationFormProps) {
  const [stars, setStars] = useState(mine?.stars ?? null);
  const fields = useFields<'text', 'stars'>(
    { text: mine?.text ?? '' },
    { draft: `class-evaluation-${courseId}` },
  );
  const [evaluate] = useEvaluateClassroomMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    if (stars === null) return void fields.pass({ stars: texts.starsMissing }, form);
    const { text } = fields.values;
    const work = async () => {
      const { isHeld } = await evaluate({ courseId, stars, text }).unwrap();
      toast.success(isHeld ? texts.held : texts.saved);
      fields.settle();
    };
    if (await run(work)) onDone();
  };
  return (
    <Form
      label={texts.evaluate}
      isDirty={fields.isDirty || stars !== (mine?.stars ?? null)}
      onSubmit={(form) => void submit(form)}
    >
      <div>
        <Typography id="class-stars">{texts.stars}</Typography>
        <Rating
          name="stars"
          size="large"
          value={stars}
          aria-labelledby="class-stars"
          getLabelText={texts.starsOf}
          onChange={(_, to) => {
            setStars(to);
            fields.clearFault('stars');
          }}
        />
        {fields.faults.stars && <FormHelperText error>{fields.faults.stars}</FormHelperText>}
      </div>
      <FormField
        lines={4}
        autoComplete="off"
        name="text"
        label={texts.words}
        placeholder={texts.wordsHint}
        maxLength={classroomLimits.evaluation}
        fields={fields}
      />
      <SubmitButton isBusy={isBusy} busy={texts.saving}>
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
