import { useAnswerCourseQuestionMutation } from '@cheese/api-client/learning/courseQuestion';
import { PictureList } from '@cheese/question-sheet/editor/PictureList';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { texts } from './texts';

const MOST_PICTURES = 9;

interface AnswerFormProps {
  questionId: number;
  /** Puts a picture where the product keeps them. */
  upload: UploadPicture;
  onSent?: () => void;
}

/** For the teachers of the course. */
export function AnswerForm({ questionId, upload, onSent }: AnswerFormProps) {
  const fields = useFields({ text: '' }, { draft: `course-answer-${questionId}` });
  const [answer] = useAnswerCourseQuestionMutation();
  const [pictures, setPictures] = useState<string[]>([]);
  const { isBusy, run } = useTask();
  const toast = useToast();
  const submit = async (form: HTMLFormElement) => {
    const text = fields.values.text.trim();
    if (!fields.pass(faultsOf({ text: missing(text, texts.empty) }), form)) return;
    await run(async () => {
      const { isHeld } = await answer({ questionId, text, pictures }).unwrap();
      toast.success(isHeld ? texts.held : texts.sent);
      fields.change('text', '');
      setPictures([]);
      onSent?.();
    });
  };
  return (
    <Form
      label={texts.answer}
      isDirty={fields.isDirty || pictures.length > 0}
      onSubmit={(form) => void submit(form)}
    >
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
      <PictureList
        name={texts.pictures}
        paths={pictures}
        upload={pictures.length < MOST_PICTURES ? upload : undefined}
        onChange={setPictures}
      />
      <SubmitButton isBusy={isBusy} busy={texts.sending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}
