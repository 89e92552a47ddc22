import { applicationLimits } from '@cheese/domain/codes/learning/cloudTeach';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { IssuedPuzzle } from '../../../features/puzzle/IssuedPuzzle';
import { texts } from './texts';
import { useApplication } from './useApplication';

const line = { required: true, maxLength: applicationLimits.line } as const;

export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const { fields, smsCode, isBusy, submit, settle } = useApplication(onSent);
  return (
    <>
      <Form label={texts.formTitle} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          {...line}
          fields={fields}
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="name"
        />
        <FormField
          {...line}
          fields={fields}
          name="organisation"
          label={texts.organisation}
          placeholder={texts.organisationPlaceholder}
          autoComplete="organization"
        />
        <FormField
          {...line}
          fields={fields}
          name="position"
          label={texts.position}
          placeholder={texts.positionPlaceholder}
          autoComplete="organization-title"
        />
        <PhoneField required name="phone" fields={fields} />
        <CodeField name="code" fields={fields} smsCode={smsCode} />
        <FormField
          fields={fields}
          name="message"
          label={texts.message}
          lines={3}
          placeholder={texts.messagePlaceholder}
          maxLength={applicationLimits.message}
          autoComplete="off"
        />
        <SubmitButton isBusy={isBusy} busy={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </Form>
      {settle && <IssuedPuzzle onSettled={settle} />}
    </>
  );
}
