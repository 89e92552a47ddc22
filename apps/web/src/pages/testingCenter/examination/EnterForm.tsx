import { useEnterExamMutation } from '@cheese/api-client/exam/exam';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

/** Starts an exam; its time begins at the first start. */
export function EnterForm({ exam }: { exam: ExamDescription }) {
  const [enter] = useEnterExamMutation();
  const { isBusy, run } = useTask();
  const fields = useFields({ password: '' });
  const { password } = fields.values;
  const submit = (form: HTMLFormElement) => {
    const isLacking = exam.needsPassword && password === '';
    if (!fields.pass(isLacking ? { password: texts.passwordNeeded } : {}, form)) return;
    const asked = { examId: exam.id, ...(exam.needsPassword && { password }) };
    void run(() => enter(asked).unwrap());
  };
  return (
    <Form label={texts.enter} onSubmit={submit}>
      {exam.needsPassword && (
        <FormField
          type="password"
          name="password"
          label={texts.password}
          maxLength={50}
          autoComplete="off"
          fields={fields}
        />
      )}
      <SubmitButton isBusy={isBusy} busy={texts.entering}>
        {exam.submittedAt === null ? texts.enter : texts.tryAgain}
      </SubmitButton>
    </Form>
  );
}
