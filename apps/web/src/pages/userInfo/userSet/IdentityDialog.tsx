import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { NameField } from './NameField';
import { SchoolField } from './SchoolField';
import { texts } from './texts';
import { useIdentity } from './useIdentity';

export function IdentityDialog({ onClose }: { onClose: () => void }) {
  const { fields, isSubmitting, submit } = useIdentity(onClose);
  return (
    <PanelDialog
      width="xs"
      title={texts.identify}
      lead={texts.identityLead}
      isBusy={isSubmitting}
      onClose={onClose}
    >
      <Form label={texts.identify} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SchoolField fields={fields} />
        <NameField fields={fields} />
        <FormField
          name="number"
          label={texts.number}
          placeholder={texts.numberPlaceholder}
          autoComplete="off"
          maxLength={32}
          fields={fields}
        />
        <SubmitButton isBusy={isSubmitting} busy={texts.submitting}>
          {texts.submitIdentity}
        </SubmitButton>
      </Form>
    </PanelDialog>
  );
}
