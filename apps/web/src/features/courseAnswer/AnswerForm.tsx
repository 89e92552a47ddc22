import { useAnswerCourseQuestionMutation } from '@cheese/api-client/learning/courseQuestion';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

interface AnswerFormProps {
  questionId: number;
  onSent?: () => void;
}

/** For the teachers of the course. */
export function AnswerForm({ questionId, onSent }: AnswerFormProps) {
  const fields = useFields({ text: '' }, { draft: `course-answer-${questionId}` });
  const [answer] = useAnswerCourseQuestionMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const submit = async (form: HTMLFormElement) => {
    const text = fields.values.text.trim();
    if (!fields.pass(faultsOf({ text: missing(text, texts.empty) }), form)) return;
    await run(async () => {
      const { isHeld } = await answer({ questionId, text, pictures: [] }).unwrap();
      toast.success(isHeld ? texts.held : texts.sent);
      fields.change('text', '');
      onSent?.();
    });
  };
  return (
    <Form label={texts.answer} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
      <FormField
        required
        name="text"
        label={texts.answer}
        placeholder={texts.placeholder}
        autoComplete="off"
        maxLength={5000}
        lines={4}
        fields={fields}
      />
      <SubmitButton isBusy={isBusy} busy={texts.sending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}
