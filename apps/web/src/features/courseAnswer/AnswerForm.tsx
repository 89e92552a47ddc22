import { useAnswerCourseQuestionMutation } from '@cheese/api-client/learning/courseQuestion';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { TextAndPictures } from './TextAndPictures';
import { texts } from './texts';

interface AnswerFormProps {
  questionId: number;
  /** Uploads a picture to the product's storage. */
  upload: UploadPicture;
  onSent?: () => void;
}

/** For teachers of the course only. */
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
      <TextAndPictures
        label={texts.answer}
        placeholder={texts.placeholder}
        lines={4}
        fields={fields}
        pictures={pictures}
        upload={upload}
        onPictures={setPictures}
      />
      <SubmitButton isBusy={isBusy} busy={texts.sending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}
